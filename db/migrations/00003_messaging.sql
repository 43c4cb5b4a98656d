-- +goose Up
-- Conversations, attachments, crisis flags, goals, mailboxes with live events, notifications, notes, and companions.

create table conversations (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    -- Every message takes the next number under this row's lock: numbers follow commits and have no gaps.
    last_seq bigint not null default 0,
    last_message_at timestamptz,
    last_member_message_at timestamptz,
    -- The positions that each side's clients have received and read; a message's status is derived from these.
    member_delivered_seq bigint not null default 0,
    member_read_seq bigint not null default 0,
    coach_delivered_seq bigint not null default 0,
    coach_read_seq bigint not null default 0,
    -- The number of the member's messages that the coach has not read. Every writer that changes it holds this row's
    -- lock.
    coach_unread integer not null default 0 check (coach_unread >= 0),
    -- Since when the member has waited for a reply: their first message after the coach's last own one.
    waiting_since timestamptz,
    -- Since when flagged words have waited for the coach's acknowledgment; null if none do.
    urgent_since timestamptz,
    -- Their highest tier; it stays when the messages are deleted.
    urgent_tier text check (urgent_tier in ('urgent', 'concern')),
    -- The coach's last email about flagged words.
    urgent_notified_at timestamptz,
    -- Numbers flagged words in messages and goals, so that an acknowledgment covers exactly those that the coach had
    -- received.
    urgent_mark bigint not null default 0,
    -- The last message in an email to the member. No other email is sent until the member has read up to it.
    reminded_seq bigint not null default 0,
    -- The member wants neither badge nor emails about this conversation.
    member_muted_at timestamptz,
    -- The member requested the deletion of all messages up to this number; they can undo it until the time.
    delete_through_seq bigint,
    delete_at timestamptz,
    created_at timestamptz not null default now(),
    unique (member_id, coach_id),
    constraint conversations_deletion_whole check ((delete_through_seq is null) = (delete_at is null)),
    constraint conversations_urgent_whole check ((urgent_since is null) = (urgent_tier is null))
);

create index conversations_coach_idx on conversations (coach_id);
create index conversations_deletion_idx on conversations (delete_at) where delete_at is not null;

-- Files sent in a conversation. The row is created before the file is stored, and the file is stored before the
-- message is sent; a file without a message is deleted after a day. The content is in the file store under its key. A
-- row exists before its file and until the file is deleted, so that no file is lost track of.
create table attachments (
    id uuid primary key default gen_random_uuid(),
    -- The uploader: one of the two.
    member_id uuid references members (id) on delete cascade,
    coach_id uuid references coaches (id),
    -- The conversation that it was sent in; null until then.
    conversation_id uuid references conversations (id) on delete cascade,
    -- The kind, from the content.
    kind text not null check (kind in ('image', 'voice', 'document')),
    content_type text not null,
    -- The displayed name; never a path.
    name text not null,
    size bigint not null check (size between 1 and 10485760),
    width integer,
    height integer,
    duration_ms integer,
    -- Random, so it can neither be guessed nor identify people.
    blob_key text not null unique,
    created_at timestamptz not null default now(),
    -- Null while the file is being stored. A row that stays so belongs to a process that was killed, and is deleted
    -- like an unsent one.
    stored_at timestamptz,
    -- Its message was deleted, or it was never sent: the file is deleted next, then this row.
    discarded_at timestamptz,
    check (num_nonnulls(member_id, coach_id) = 1)
);

create index attachments_member_idx on attachments (member_id) where member_id is not null;
create index attachments_conversation_idx on attachments (conversation_id) where conversation_id is not null;
create index attachments_coach_unsent_idx on attachments (coach_id) where coach_id is not null and conversation_id is null;
create index attachments_unsent_idx on attachments (created_at) where conversation_id is null or discarded_at is not null;

create table messages (
    conversation_id uuid not null references conversations (id) on delete cascade,
    -- Made by the sender's client, so that resending after a lost response finds the row instead of duplicating it.
    id uuid not null,
    seq bigint not null,
    sender text not null check (sender in ('member', 'coach')),
    text text not null,
    automatic boolean not null default false,
    attachment_id uuid unique references attachments (id),
    -- The text's trigrams for the search, as numbers mixed with the two people and with the message's position, so that
    -- one index serves all conversations without one revealing another.
    grams integer[] not null default '{}',
    created_at timestamptz not null default now(),
    primary key (conversation_id, id),
    -- With the sender, unread messages are counted by an index-only scan.
    constraint messages_conversation_id_seq_key unique (conversation_id, seq) include (sender),
    constraint messages_not_empty check (text <> '' or attachment_id is not null)
);

-- Without a pending list, which every search would have to read.
create index messages_grams_idx on messages using gin (grams) with (fastupdate = off);
-- Messages without grams, for a task that adds them.
create index messages_without_grams_idx on messages (conversation_id, seq) where grams = '{}' and text <> '';

-- Counts the member's messages after a number. Volatile, so that it sees messages committed while the caller waited
-- for the conversation's lock.
-- +goose StatementBegin
create function unread_by_coach(conversation uuid, read_seq bigint) returns integer language plpgsql volatile as $$
begin
    return (select count(*) from messages m where m.conversation_id = conversation and m.sender = 'member' and m.seq > read_seq);
end
$$;
-- +goose StatementEnd

-- Flagged messages.
create table safety_flags (
    conversation_id uuid not null,
    message_id uuid not null,
    tier text not null check (tier in ('urgent', 'concern')),
    -- From the conversation's urgent_mark.
    mark bigint not null,
    created_at timestamptz not null default now(),
    acknowledged_at timestamptz,
    acknowledged_by uuid references coaches (id),
    primary key (conversation_id, message_id),
    foreign key (conversation_id, message_id) references messages (conversation_id, id) on delete cascade
);

create index safety_flags_open_idx on safety_flags (conversation_id) where acknowledged_at is null;

-- Goals of a member and a coach.
create table goals (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    title text not null,
    detail text not null default '',
    proposed_by text not null check (proposed_by in ('member', 'coach')),
    -- It is agreed once both have agreed to this text. The author of a change agrees to it implicitly.
    member_agreed_at timestamptz,
    coach_agreed_at timestamptz,
    state text not null default 'open' check (state in ('open', 'reached', 'let_go')),
    closed_by text check (closed_by in ('member', 'coach')),
    closed_at timestamptz,
    -- Grows with each change of the text: an agreement names the version that it is about.
    version integer not null default 1,
    -- Whether it was ever agreed. If not, its proposer can delete it.
    was_agreed boolean not null default false,
    -- The crisis detector's tier of the member's text; the coach is notified as for a message.
    flag_tier text check (flag_tier in ('urgent', 'concern')),
    flagged_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check ((state = 'open') = (closed_at is null)),
    check ((closed_at is null) = (closed_by is null)),
    check (num_nonnulls(member_agreed_at, coach_agreed_at) >= 1),
    check ((flag_tier is null) = (flagged_at is null))
);

create index goals_pair_idx on goals (member_id, coach_id, created_at);

-- Flagged words in goals. A flag outlives its goal: deleting the goal does not delete it.
create table goal_flags (
    conversation_id uuid not null references conversations (id) on delete cascade,
    -- From the conversation's urgent_mark.
    mark bigint not null,
    -- Not a foreign key: a missing goal was deleted. Null if unknown.
    goal_id uuid,
    tier text not null check (tier in ('urgent', 'concern')),
    created_at timestamptz not null default now(),
    acknowledged_at timestamptz,
    acknowledged_by uuid references coaches (id),
    primary key (conversation_id, mark)
);

create index goal_flags_open_idx on goal_flags (conversation_id) where acknowledged_at is null;

-- Returns the places of the flagged words that wait for acknowledgment, sorted. If words have waited for longer than
-- any existing flag, they are gone: deleted, or written to an earlier coach.
-- +goose StatementBegin
create function urgent_places(conversation uuid, since timestamptz) returns text[] language sql stable as $$
    with waits as (
        select 'message' as place, f.created_at from safety_flags f
        where f.conversation_id = conversation and f.acknowledged_at is null
        union all
        select case
                when g.goal_id is null then 'gone'
                when exists (select from goals o where o.id = g.goal_id) then 'goal'
                else 'goal_taken_back'
            end, g.created_at
        from goal_flags g
        where g.conversation_id = conversation and g.acknowledged_at is null
    )
    select array_agg(distinct w.place order by w.place) from (
        select place from waits
        union all
        select 'gone' where not exists (select from waits where created_at <= since)
    ) w
$$;
-- +goose StatementEnd

-- Each person's events for their screens, numbered without gaps under the mailbox row's lock, so that a stream can
-- resume from any number. Rows refer to the change; no private text is copied here.
create table mailboxes (
    realm text not null check (realm in ('member', 'coach')),
    owner_id uuid not null,
    last_seq bigint not null default 0,
    primary key (realm, owner_id)
);

create table live_events (
    realm text not null,
    owner_id uuid not null,
    seq bigint not null,
    -- Conversation: more than a message changed. Inbox: a visitor's submission, for administrators.
    kind text not null
        check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox')),
    conversation_id uuid references conversations (id) on delete cascade,
    message_id uuid,
    -- Of receipts: the reading side and its positions.
    reader text check (reader in ('member', 'coach')),
    delivered_seq bigint,
    read_seq bigint,
    created_at timestamptz not null default now(),
    primary key (realm, owner_id, seq),
    foreign key (realm, owner_id) references mailboxes (realm, owner_id) on delete cascade
);

create index live_events_created_idx on live_events (created_at);

-- The entries of a member's bell.
create table notifications (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    type text not null check (type in ('message', 'subscription', 'session', 'community', 'goal')),
    title text not null,
    message text not null,
    created_at timestamptz not null default now(),
    read_at timestamptz
);

-- An identical unread notification is not added again.
create unique index notifications_unread_key on notifications (member_id, type, title) where read_at is null;
create index notifications_member_idx on notifications (member_id, created_at desc, id desc);

-- A coach's texts for the message box.
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

-- A coach's private notes about a client, deleted with the client's account. Sealed with a key that the database does
-- not have; a job seals older plain text, which is then null.
create table coach_client_notes (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    member_id uuid not null references members (id) on delete cascade,
    -- The session that it is about, if any.
    session_id uuid references sessions (id) on delete set null,
    text text,
    sealed bytea,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint coach_client_notes_whole check (num_nonnulls(text, sealed) = 1)
);

create index coach_client_notes_client_idx on coach_client_notes (coach_id, member_id, created_at desc);
create index coach_client_notes_member_idx on coach_client_notes (member_id);
create index coach_client_notes_open_idx on coach_client_notes (id) where sealed is null;
create index coach_client_notes_session_idx on coach_client_notes (session_id) where session_id is not null;

-- A member's talk with a companion, which is a program.
create table companion_talks (
    member_id uuid not null references members (id) on delete cascade,
    companion text not null,
    last_seq bigint not null default 0,
    -- The last notice to the member that this is a program.
    disclosed_at timestamptz,
    last_message_at timestamptz,
    -- The message being answered, and the end of its lease: one reply at a time over all processes. After it another
    -- process may continue.
    answering uuid,
    answering_until timestamptz,
    primary key (member_id, companion)
);

create table companion_messages (
    member_id uuid not null,
    companion text not null,
    -- Made by the client for the member's messages, so that resending finds the row.
    id uuid not null,
    seq bigint not null,
    sender text not null check (sender in ('member', 'companion', 'notice')),
    text text not null,
    -- The crisis detector's tier of the member's text.
    safety text check (safety in ('urgent', 'concern')),
    -- The member's message that this one answers.
    answers uuid,
    -- The author of a reply: the built-in provider, or a model.
    provider text not null default '',
    created_at timestamptz not null default now(),
    primary key (member_id, companion, id),
    unique (member_id, companion, seq),
    foreign key (member_id, companion) references companion_talks (member_id, companion) on delete cascade
);

create unique index companion_messages_answers_idx on companion_messages (member_id, companion, answers) where answers is not null;

-- A member's use of the model per day, for the budget.
create table companion_usage (
    member_id uuid not null references members (id) on delete cascade,
    day date not null,
    answers integer not null default 0,
    tokens bigint not null default 0,
    primary key (member_id, day)
);

-- +goose Down
drop table companion_usage, companion_messages, companion_talks, coach_client_notes, coach_saved_replies, notifications, live_events,
    mailboxes, goal_flags, goals, safety_flags, messages, attachments, conversations;
drop function unread_by_coach, urgent_places;
