-- +goose Up
-- The whole conversation: attachments, finding words again, deleting and muting, what a coach keeps for their work, and the
-- companions.

-- A file that somebody sends in a conversation. The row is made before the file is stored, and the file is there before the
-- message is sent; what no message carries a day later is taken away. The file itself lies in the file store under its key.
-- Rows come before their file and outlive their message until the file is gone, so that no file is forgotten.
create table attachments (
    id uuid primary key default gen_random_uuid(),
    -- Who brought it: one of the two.
    member_id uuid references members (id) on delete cascade,
    coach_id uuid references coaches (id),
    -- The conversation that it was sent in; null until then.
    conversation_id uuid references conversations (id) on delete cascade,
    -- What the file is, decided by its content.
    kind text not null check (kind in ('image', 'voice', 'document')),
    content_type text not null,
    -- The name as it is shown and offered for keeping; never a path.
    name text not null,
    size bigint not null check (size between 1 and 10485760),
    width integer,
    height integer,
    duration_ms integer,
    -- Random: nobody can guess it, and it says nothing of the people.
    blob_key text not null unique,
    created_at timestamptz not null default now(),
    -- Null while the file is being stored. A row that stays so belongs to a process that ended halfway, and goes like one that
    -- was never sent.
    stored_at timestamptz,
    -- Its message was deleted, or it was never sent: the file goes next, then this row.
    discarded_at timestamptz,
    check (num_nonnulls(member_id, coach_id) = 1)
);

create index attachments_member_idx on attachments (member_id) where member_id is not null;
create index attachments_conversation_idx on attachments (conversation_id) where conversation_id is not null;
create index attachments_coach_unsent_idx on attachments (coach_id) where coach_id is not null and conversation_id is null;
create index attachments_unsent_idx on attachments (created_at) where conversation_id is null or discarded_at is not null;

alter table messages
    add column attachment_id uuid unique references attachments (id),
    -- What the text can be found by: a number for every three letters in a row, mixed with the two people and with the
    -- message's place in the conversation, so that one index serves all conversations without one seeing into another.
    add column grams integer[] not null default '{}',
    add constraint messages_not_empty check (text <> '' or attachment_id is not null);

-- Without the list of pending entries: every search would have to read it.
create index messages_grams_idx on messages using gin (grams) with (fastupdate = off);

-- What was written before there were any: it is filled in afterwards, and looking for it costs nothing once it is done.
create index messages_without_grams_idx on messages (conversation_id, seq) where grams = '{}' and text <> '';

-- With the sender in the index, what somebody has not read is counted without looking at the messages themselves.
alter table messages
    drop constraint messages_conversation_id_seq_key,
    add constraint messages_conversation_id_seq_key unique (conversation_id, seq) include (sender);

alter table conversations
    -- The member wants neither badge nor letter about this conversation.
    add column member_muted_at timestamptz,
    -- The member asked for what was said so far, up to this number, to be deleted; until then they may change their mind.
    add column delete_through_seq bigint,
    add column delete_at timestamptz,
    -- Since when the member has waited for an answer: their first message after the coach's last own words.
    add column waiting_since timestamptz,
    -- When the coach was last written to about words that sound like a crisis.
    add column urgent_told_at timestamptz,
    -- The strongest of what waits to be acknowledged; it stays when the messages themselves are deleted.
    add column urgent_tier text check (urgent_tier in ('urgent', 'concern')),
    add constraint conversations_deletion_whole check ((delete_through_seq is null) = (delete_at is null));

update conversations c set waiting_since = (
    select min(m.created_at) from messages m
    where m.conversation_id = c.id and m.sender = 'member' and m.seq > coalesce(
        (select max(a.seq) from messages a where a.conversation_id = c.id and a.sender = 'coach' and not a.automatic), 0)
);

update conversations c set urgent_tier = case when exists (
        select 1 from safety_flags f where f.conversation_id = c.id and f.acknowledged_at is null and f.tier = 'urgent'
    ) then 'urgent' else 'concern' end
where c.urgent_since is not null;

alter table conversations add constraint conversations_urgent_whole check ((urgent_since is null) = (urgent_tier is null));

create index conversations_deletion_idx on conversations (delete_at) where delete_at is not null;

-- More than a message changed about a conversation: muted, to be deleted, deleted, a sign of a crisis.
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation'));

-- What a coach says often, ready to be put into the box.
create table coach_saved_replies (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    title text not null,
    text text not null,
    position integer not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);

create index coach_saved_replies_coach_idx on coach_saved_replies (coach_id, position);

-- What a coach notes about a client for themselves: nobody else reads it, and it goes with the client's account.
create table coach_client_notes (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    member_id uuid not null references members (id) on delete cascade,
    text text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);

create index coach_client_notes_client_idx on coach_client_notes (coach_id, member_id, created_at desc);
create index coach_client_notes_member_idx on coach_client_notes (member_id);

-- A member's talk with one of the companions, which are programs.
create table companion_talks (
    member_id uuid not null references members (id) on delete cascade,
    companion text not null,
    last_seq bigint not null default 0,
    -- When the member was last told that this is a program.
    disclosed_at timestamptz,
    last_message_at timestamptz,
    -- The member's message that is being answered, and until when whoever answers it has the say: one answer at a time, over
    -- all processes. When that is past, another process may take it up.
    answering uuid,
    answering_until timestamptz,
    primary key (member_id, companion)
);

create table companion_messages (
    member_id uuid not null,
    companion text not null,
    -- Made by the client for what the member writes, so that sending again finds the row.
    id uuid not null,
    seq bigint not null,
    sender text not null check (sender in ('member', 'companion', 'notice')),
    text text not null,
    -- What the crisis detector found in the member's words.
    safety text check (safety in ('urgent', 'concern')),
    -- The member's message that this one answers.
    answers uuid,
    -- Who made the answer: the built-in provider, or the model that was asked.
    provider text not null default '',
    created_at timestamptz not null default now(),
    primary key (member_id, companion, id),
    unique (member_id, companion, seq),
    foreign key (member_id, companion) references companion_talks (member_id, companion) on delete cascade
);

create unique index companion_messages_answers_idx on companion_messages (member_id, companion, answers) where answers is not null;

-- How much a member has asked of the model on one day: what the budget is counted by.
create table companion_usage (
    member_id uuid not null references members (id) on delete cascade,
    day date not null,
    answers integer not null default 0,
    tokens bigint not null default 0,
    primary key (member_id, day)
);

-- +goose Down
delete from live_events where kind = 'conversation';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session'));
drop table companion_usage, companion_messages, companion_talks, coach_client_notes, coach_saved_replies;
alter table conversations drop constraint conversations_deletion_whole, drop constraint conversations_urgent_whole,
    drop column urgent_tier, drop column member_muted_at, drop column delete_through_seq,
    drop column delete_at, drop column waiting_since, drop column urgent_told_at;
alter table messages drop constraint messages_conversation_id_seq_key, add constraint messages_conversation_id_seq_key unique (conversation_id, seq);
alter table messages drop constraint messages_not_empty, drop column attachment_id, drop column grams;
drop table attachments;
