"""The books and approvals of the Australian Capital Territory, as data."""
