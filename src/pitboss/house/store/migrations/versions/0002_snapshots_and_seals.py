"""Snapshots, sealed shuffles, and on a server the one call that appends a group of batches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

APPEND = """CREATE FUNCTION pitboss_append(
    b_stream text[], b_position bigint[], b_hash bytea[], b_command text[], b_actor text[], b_asked bytea[],
    b_amount int[], b_time bigint[],
    e_batch int[], e_position bigint[], e_time bigint[], e_version int[], e_body text[], e_previous bytea[], e_hash bytea[],
    p_batch int[], p_position bigint[], p_line int[], p_account text[], p_cents bigint[],
    s_batch int[], s_commitment text[], s_box bytea[])
RETURNS TABLE (verdict text, v_actor text, v_asked bytea, v_position bigint, v_amount int, v_hash bytea)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    taken boolean[] := array_fill(false, ARRAY[cardinality(b_stream)]);
    verdicts text[] := array_fill('behind'::text, ARRAY[cardinality(b_stream)]);
    actors text[] := b_actor; askeds bytea[] := b_asked; positions bigint[] := b_position; amounts int[] := b_amount;
    hashes bytea[] := b_hash;
    woken text;
    found_command command%ROWTYPE; found_position bigint; found_hash bytea;
BEGIN
    -- One writer a stream at a time, always in the same order, so that two servers never wait for each other crosswise.
    PERFORM pg_advisory_xact_lock(1885959266, key) FROM
        (SELECT DISTINCT hashtext(name) AS key FROM unnest(b_stream) AS name ORDER BY 1) AS ordered;
    FOR i IN 1 .. cardinality(b_stream) LOOP
        SELECT * INTO found_command FROM command AS c WHERE c.stream = b_stream[i] AND c.id = b_command[i];
        IF FOUND THEN
            verdicts[i] := 'repeated'; actors[i] := found_command.actor; askeds[i] := found_command.asked;
            positions[i] := found_command.first; amounts[i] := found_command.amount;
            CONTINUE;
        END IF;
        SELECT e.position, e.hash INTO found_position, found_hash FROM entry AS e
            WHERE e.stream = b_stream[i] ORDER BY e.position DESC LIMIT 1;
        IF NOT FOUND THEN
            found_position := 0; found_hash := decode(repeat('00', 32), 'hex');
        END IF;
        IF found_position = b_position[i] AND found_hash = b_hash[i] THEN
            verdicts[i] := 'appended'; taken[i] := true;
        ELSE
            positions[i] := found_position; hashes[i] := found_hash;
        END IF;
    END LOOP;
    INSERT INTO stream (name, founded)
        SELECT b_stream[i], b_time[i] FROM generate_subscripts(b_stream, 1) AS i WHERE taken[i] AND b_position[i] = 0 AND b_amount[i] > 0;
    INSERT INTO entry (stream, position, time, actor, command, version, body, previous, hash)
        SELECT b_stream[batch], position, time, b_actor[batch], b_command[batch], version, body, previous, hash
        FROM unnest(e_batch, e_position, e_time, e_version, e_body, e_previous, e_hash)
            AS x(batch, position, time, version, body, previous, hash) WHERE taken[batch];
    INSERT INTO posting (stream, position, line, account, cents)
        SELECT b_stream[batch], position, line, account, cents
        FROM unnest(p_batch, p_position, p_line, p_account, p_cents) AS x(batch, position, line, account, cents) WHERE taken[batch];
    INSERT INTO command (stream, id, actor, asked, first, amount)
        SELECT b_stream[i], b_command[i], b_actor[i], b_asked[i], b_position[i] + 1, b_amount[i]
        FROM generate_subscripts(b_stream, 1) AS i WHERE taken[i];
    INSERT INTO sealed (stream, commitment, box)
        SELECT b_stream[batch], commitment, box FROM unnest(s_batch, s_commitment, s_box) AS x(batch, commitment, box) WHERE taken[batch];
    SELECT string_agg(b_stream[i], ' ') INTO woken FROM generate_subscripts(b_stream, 1) AS i WHERE taken[i];
    IF woken IS NOT NULL THEN
        PERFORM pg_notify('pitboss', CASE WHEN octet_length(woken) < 7900 THEN woken ELSE '' END);
    END IF;
    RETURN QUERY SELECT verdicts[i], actors[i], askeds[i], positions[i], amounts[i], hashes[i]
        FROM generate_subscripts(b_stream, 1) AS i ORDER BY i;
END $$"""


def upgrade() -> None:
    """Make both tables; a sealed shuffle is kept like the log, a snapshot may go."""
    op.create_table(
        "snapshot",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("position", sa.BigInteger, nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "position"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sealed",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("box", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("stream", "commitment"),
        sqlite_with_rowid=False,
    )
    if op.get_context().dialect.name == "postgresql":
        op.execute("CREATE TRIGGER sealed_kept BEFORE UPDATE OR DELETE ON sealed FOR EACH ROW EXECUTE FUNCTION pitboss_forbid()")
        op.execute("CREATE TRIGGER sealed_whole BEFORE TRUNCATE ON sealed FOR EACH STATEMENT EXECUTE FUNCTION pitboss_forbid()")
        op.execute(sa.text(APPEND.replace(":=", "\\:=").replace("::", "\\:\\:")))
    else:
        for what in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER sealed_no_{what.lower()} BEFORE {what} ON sealed "
                f"BEGIN SELECT RAISE(ABORT, 'a sealed shuffle is kept: {what} refused'); END"
            )
