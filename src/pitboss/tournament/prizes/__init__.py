"""Money: fees, commission, what the operator adds, cancellation, and prizes to the last cent."""
