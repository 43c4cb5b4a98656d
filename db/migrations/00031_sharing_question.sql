-- +goose Up
-- A member is asked once, when they choose a coach, whether that coach may see their answers. Null: not asked yet.
-- No released version reads this column.
-- squawk-ignore ban-drop-not-null
alter table member_preferences alter column shared_with_coach drop not null;
alter table member_preferences alter column shared_with_coach drop default;
update member_preferences set shared_with_coach = null where shared_with_coach = '{}';

-- +goose StatementBegin
create or replace function sharing_ends_with_the_coach() returns trigger language plpgsql as $$
begin
    update member_preferences set shared_with_coach = null where member_id = new.id and shared_with_coach is not null;
    update safety_notes set shared_at = null where member_id = new.id and shared_at is not null;
    update check_ins set shared_at = null where member_id = new.id and shared_at is not null;
    return null;
end
$$;
-- +goose StatementEnd

-- +goose Down
-- +goose StatementBegin
create or replace function sharing_ends_with_the_coach() returns trigger language plpgsql as $$
begin
    update member_preferences set shared_with_coach = '{}' where member_id = new.id and shared_with_coach <> '{}';
    update safety_notes set shared_at = null where member_id = new.id and shared_at is not null;
    update check_ins set shared_at = null where member_id = new.id and shared_at is not null;
    return null;
end
$$;
-- +goose StatementEnd
update member_preferences set shared_with_coach = '{}' where shared_with_coach is null;
alter table member_preferences alter column shared_with_coach set default '{}';
alter table member_preferences alter column shared_with_coach set not null;
