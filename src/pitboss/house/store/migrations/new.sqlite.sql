CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

--

CREATE TABLE stream (
    name TEXT NOT NULL,
    founded BIGINT NOT NULL,
    PRIMARY KEY (name)
)
 WITHOUT ROWID;

--

CREATE TABLE entry (
    stream TEXT NOT NULL,
    position BIGINT NOT NULL,
    time BIGINT NOT NULL,
    actor TEXT NOT NULL,
    command TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    previous BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (stream, position)
)
 WITHOUT ROWID;

--

CREATE TABLE posting (
    stream TEXT NOT NULL,
    position BIGINT NOT NULL,
    line INTEGER NOT NULL,
    account TEXT NOT NULL,
    cents BIGINT NOT NULL,
    PRIMARY KEY (stream, position, line)
)
 WITHOUT ROWID;

--

CREATE TABLE command (
    stream TEXT NOT NULL,
    id TEXT NOT NULL,
    actor TEXT NOT NULL,
    asked BLOB NOT NULL,
    first BIGINT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (stream, id)
)
 WITHOUT ROWID;

--

CREATE TRIGGER stream_no_update BEFORE UPDATE ON stream BEGIN SELECT RAISE(ABORT, 'the log is append-only: UPDATE of stream refused'); END;

--

CREATE TRIGGER stream_no_delete BEFORE DELETE ON stream BEGIN SELECT RAISE(ABORT, 'the log is append-only: DELETE of stream refused'); END;

--

CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'the log is append-only: UPDATE of entry refused'); END;

--

CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'the log is append-only: DELETE of entry refused'); END;

--

CREATE TRIGGER posting_no_update BEFORE UPDATE ON posting BEGIN SELECT RAISE(ABORT, 'the log is append-only: UPDATE of posting refused'); END;

--

CREATE TRIGGER posting_no_delete BEFORE DELETE ON posting BEGIN SELECT RAISE(ABORT, 'the log is append-only: DELETE of posting refused'); END;

--

CREATE TRIGGER command_no_update BEFORE UPDATE ON command BEGIN SELECT RAISE(ABORT, 'the log is append-only: UPDATE of command refused'); END;

--

CREATE TRIGGER command_no_delete BEFORE DELETE ON command BEGIN SELECT RAISE(ABORT, 'the log is append-only: DELETE of command refused'); END;

--

CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.position <> 1 + coalesce((SELECT max(position) FROM entry WHERE stream = NEW.stream), 0)
BEGIN SELECT RAISE(ABORT, 'the log is append-only: an entry follows the last'); END;

--

INSERT INTO alembic_version (version_num) VALUES ('0001') RETURNING version_num;

--

CREATE TABLE snapshot (
    stream TEXT NOT NULL,
    position BIGINT NOT NULL,
    head BLOB NOT NULL,
    program TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (stream, position)
)
 WITHOUT ROWID;

--

CREATE TABLE sealed (
    stream TEXT NOT NULL,
    commitment TEXT NOT NULL,
    box BLOB NOT NULL,
    PRIMARY KEY (stream, commitment)
)
 WITHOUT ROWID;

--

CREATE TRIGGER sealed_no_update BEFORE UPDATE ON sealed BEGIN SELECT RAISE(ABORT, 'a sealed shuffle is kept: UPDATE refused'); END;

--

CREATE TRIGGER sealed_no_delete BEFORE DELETE ON sealed BEGIN SELECT RAISE(ABORT, 'a sealed shuffle is kept: DELETE refused'); END;

--

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';
