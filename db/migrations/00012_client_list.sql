-- +goose Up
-- What puts a coach's clients in order, kept where it changes: then the first page of three hundred costs little more than that of ten.
alter table conversations
    -- How many of the member's messages the coach has not seen. Kept by whoever writes, reads or deletes them and holds the row.
    add column coach_unread integer not null default 0 check (coach_unread >= 0);

-- +goose StatementBegin
-- How many of a member's messages stand behind a number. It looks anew each time it is called, so that who had to wait for the
-- conversation counts what came meanwhile.
create function unread_by_coach(conversation uuid, read_seq bigint) returns integer language plpgsql volatile as $$
begin
    return (select count(*) from messages m where m.conversation_id = conversation and m.sender = 'member' and m.seq > read_seq);
end
$$;
-- +goose StatementEnd

update conversations c set coach_unread = unread_by_coach(c.id, c.coach_read_seq);

-- What a coach has before them is counted without looking at the sessions themselves.
create index sessions_coach_coming_idx on sessions (coach_id, starts_at) include (ends_at) where status = 'scheduled';

-- +goose Down
drop index sessions_coach_coming_idx;
drop function unread_by_coach;
alter table conversations drop column coach_unread;
