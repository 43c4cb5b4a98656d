-- +goose Up
-- Messages can be edited, unsent, replied to and reacted to. The checks need not be validated: existing rows have the
-- defaults.
alter table messages
    -- Grows with each edit and with unsending: an edit names the version that it is about.
    add column version integer not null default 1,
    add column edited_at timestamptz,
    -- An unsent message keeps its number and its sender; its text and its file are gone.
    add column unsent_at timestamptz,
    -- The message that this one answers, in the same conversation. Not a foreign key: a missing one was deleted.
    add column reply_to uuid,
    add column member_reaction text,
    add column coach_reaction text;
alter table messages drop constraint messages_not_empty;
alter table messages
    add constraint messages_not_empty check (text <> '' or attachment_id is not null or unsent_at is not null) not valid;
alter table messages
    add constraint messages_reactions_check check (
        member_reaction in ('heart', 'thanks', 'agree', 'glad', 'hard') and coach_reaction in ('heart', 'thanks', 'agree', 'glad', 'hard')
    ) not valid;

alter table safety_flags
    -- Earlier texts of the message that were found, while the flag waits: the people on call still see them after the
    -- member has edited or unsent the message. Emptied when the crisis is closed.
    add column kept_texts text[] not null default '{}',
    -- The text was found in an edit. The coach may have read the message before, so that the position up to which they
    -- have read does not show that they saw it.
    add column from_edit boolean not null default false;

alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check check (kind in (
    'message', 'message_changed', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox', 'risk', 'on_call',
    'check_in')) not valid;

-- An unsent message does not wait to be read.
-- +goose StatementBegin
create or replace function unread_by_coach(conversation uuid, read_seq bigint) returns integer language plpgsql volatile as $$
begin
    return (select count(*) from messages m
        where m.conversation_id = conversation and m.sender = 'member' and m.seq > read_seq and m.unsent_at is null);
end
$$;
-- +goose StatementEnd

-- +goose Down
-- +goose StatementBegin
create or replace function unread_by_coach(conversation uuid, read_seq bigint) returns integer language plpgsql volatile as $$
begin
    return (select count(*) from messages m where m.conversation_id = conversation and m.sender = 'member' and m.seq > read_seq);
end
$$;
-- +goose StatementEnd
delete from live_events where kind = 'message_changed';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check check (kind in (
    'message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox', 'risk', 'on_call', 'check_in'));
alter table safety_flags drop column from_edit, drop column kept_texts;
delete from messages where unsent_at is not null;
alter table messages drop constraint messages_reactions_check, drop constraint messages_not_empty;
alter table messages drop column coach_reaction, drop column member_reaction, drop column reply_to, drop column unsent_at,
    drop column edited_at, drop column version;
alter table messages add constraint messages_not_empty check (text <> '' or attachment_id is not null);
