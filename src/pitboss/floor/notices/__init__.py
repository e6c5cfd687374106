"""Signs, notices, notifications, approvals, requests and reasons: everything that must come before something else may be done."""
