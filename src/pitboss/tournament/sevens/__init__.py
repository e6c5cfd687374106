"""The Magnificent Sevens Tournament: entries out of winning hands, the schedule of Table 3, and its prizes."""
