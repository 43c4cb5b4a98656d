-- +goose Up
-- What a coach writes after a session: a draft until it is shared with the member.
create table session_recaps (
    session_id uuid primary key references sessions (id) on delete cascade,
    -- The summary and what was agreed, sealed with a key outside the database.
    sealed bytea not null,
    updated_at timestamptz not null default clock_timestamp(),
    -- Since when the member can see it; null for a draft.
    shared_at timestamptz,
    -- The last change since it was shared; null for none.
    changed_at timestamptz,
    constraint session_recaps_changed_check check (changed_at is null or shared_at is not null)
);

-- The member's answer to how a session went. A row means that they are not asked again.
create table session_feedback (
    session_id uuid primary key references sessions (id) on delete cascade,
    -- The answer and their words, sealed like recaps; null if they did not want to answer.
    sealed bytea,
    answered_at timestamptz not null default clock_timestamp(),
    -- Since when the session's coach can see it; null while they cannot.
    shared_at timestamptz,
    constraint session_feedback_shared_check check (shared_at is null or sealed is not null)
);

-- Like everything that is shared with a coach, an answer is shared with one: any change of coach ends it.
-- +goose StatementBegin
create function feedback_sharing_ends_with_the_coach() returns trigger language plpgsql as $$
begin
    update session_feedback f set shared_at = null from sessions s
    where s.id = f.session_id and s.member_id = new.id and f.shared_at is not null;
    return null;
end
$$;
-- +goose StatementEnd
create trigger feedback_sharing_ends_with_the_coach after update of coach_id on members
    for each row when (old.coach_id is distinct from new.coach_id) execute function feedback_sharing_ends_with_the_coach();

-- +goose Down
drop trigger feedback_sharing_ends_with_the_coach on members;
drop function feedback_sharing_ends_with_the_coach();
drop table session_feedback;
drop table session_recaps;
