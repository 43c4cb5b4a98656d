-- Additions of a template to the schema: functions that empty a test's database for the next test. Creating and
-- dropping a database takes most of a short test's time.
create schema dbtest;

-- A test that changes the schema leaves a row here, and its database is dropped.
create table dbtest.schema_changes (command text not null);

create function dbtest.note_schema_change() returns event_trigger language plpgsql as $$
begin
    insert into dbtest.schema_changes values (tg_tag);
end $$;

-- Rows written by the migrations: they stay, and a test that changes them costs its database.
create table dbtest.seeded (relation regclass primary key, content text not null);

-- The sequences' initial positions; null for unused ones.
create table dbtest.sequences (sequence regclass primary key, stood bigint);

-- Returns a table's content as a string that is equal for equal rows.
create function dbtest.content(relation regclass) returns text language plpgsql as $$
declare
    result text;
begin
    execute format('select count(*) || '' '' || coalesce(md5(string_agg(r::text, '','' order by r::text)), '''') from %s r', relation)
    into result;
    return result;
end $$;

-- The tables of the product and its job queue.
create view dbtest.relations as
select c.oid, c.reltuples
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'dbtest') and n.nspname !~ '^pg_(toast|temp)';

-- Empties the database. Returns false if the test changed more than rows, or so many that a new database is cheaper.
create function dbtest.reset() returns boolean language plpgsql as $$
declare
    relation regclass;
begin
    -- Whatever the test left behind may neither write nor hold a lock any more.
    perform pg_terminate_backend(pid, 5000)
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend';

    if exists (select from dbtest.schema_changes)
        or exists (select from dbtest.relations where pg_table_size(oid) > 1 << 20)
        or exists (select from pg_largeobject_metadata)
        -- Statistics choose plans, and belong to the rows that they were taken of.
        or exists (select from pg_statistic s join dbtest.relations r on r.oid = s.starelid)
    then
        return false;
    end if;

    -- Disables triggers and foreign keys, so that the order does not matter.
    set local session_replication_role = replica;
    for relation in
        select r.oid
        from dbtest.relations r
        where pg_relation_size(r.oid) > 0 and not exists (select from dbtest.seeded s where s.relation = r.oid)
    loop
        execute format('delete from %s', relation);
    end loop;

    perform setval(s.seqrelid, coalesce(before.stood, s.seqstart), before.stood is not null)
    from pg_sequence s
    join dbtest.sequences before on before.sequence = s.seqrelid
    where pg_sequence_last_value(s.seqrelid) is distinct from before.stood;

    return not exists (select from dbtest.seeded s where dbtest.content(s.relation) <> s.content);
end $$;

insert into dbtest.seeded
select oid, dbtest.content(oid)
from dbtest.relations
where dbtest.content(oid) not like '0 %';

insert into dbtest.sequences
select seqrelid, pg_sequence_last_value(seqrelid)
from pg_sequence;

create event trigger dbtest_schema_change on ddl_command_end execute function dbtest.note_schema_change();
create event trigger dbtest_schema_drop on sql_drop execute function dbtest.note_schema_change();
