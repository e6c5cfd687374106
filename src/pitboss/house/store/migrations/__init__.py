"""The migrations of the store, one file a schema. A file here is never changed once it was released."""
