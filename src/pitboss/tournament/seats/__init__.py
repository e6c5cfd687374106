"""Tables and seats: designated, drawn by a ballot that can be checked, lost and sold again."""
