-- +goose Up
-- Each member's safety notes: one row, deleted with the account.
create table safety_notes (
    member_id uuid primary key references members (id) on delete cascade,
    -- Titles, texts and the trusted contact, sealed with a key outside the database.
    sealed bytea not null,
    -- The last change of the content. A save names the one it edited, so that two devices do not overwrite each other.
    updated_at timestamptz not null default clock_timestamp(),
    -- Since when the member's current coach can see the titles and texts; null while they cannot.
    shared_at timestamptz
);

-- Safety notes, like answers, are shared with one coach: any change of coach ends it.
-- +goose StatementBegin
create or replace function sharing_ends_with_the_coach() returns trigger language plpgsql as $$
begin
    update member_preferences set shared_with_coach = '{}' where member_id = new.id and shared_with_coach <> '{}';
    update safety_notes set shared_at = null where member_id = new.id and shared_at is not null;
    return null;
end
$$;
-- +goose StatementEnd

-- +goose Down
-- +goose StatementBegin
create or replace function sharing_ends_with_the_coach() returns trigger language plpgsql as $$
begin
    update member_preferences set shared_with_coach = '{}' where member_id = new.id and shared_with_coach <> '{}';
    return null;
end
$$;
-- +goose StatementEnd
drop table safety_notes;
