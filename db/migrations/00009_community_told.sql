-- +goose Up
-- When a voice was told something last; null when there is nothing that it was told. The newest of what a member was told is
-- found by it, in however many threads they speak.
alter table community_voices add column told_at timestamptz;

update community_voices v set told_at = n.told_at
from (select voice_id, max(created_at) as told_at from community_notices group by voice_id) n where n.voice_id = v.id;

create index community_voices_told_idx on community_voices (member_id, told_at desc) where member_id is not null and told_at is not null;

drop trigger community_count_unseen on community_notices;
drop function community_count_unseen;

-- Keeps with a voice how much it has not seen and when it was told something last, also where notices go with what they are about.
-- +goose StatementBegin
create function community_keep_told() returns trigger language plpgsql as $$
begin
    update community_voices v set
        unseen = v.unseen + (tg_op <> 'DELETE' and new.seen_at is null)::integer - (tg_op <> 'INSERT' and old.seen_at is null)::integer,
        -- Of two at once the second does not see the other's notice, but it does see what the other has kept here: only when the
        -- newest goes is looked for what is left.
        told_at = case
            when tg_op <> 'DELETE' and new.created_at >= coalesce(old.created_at, new.created_at) then greatest(v.told_at, new.created_at)
            when old.created_at < v.told_at then v.told_at
            else (select max(n.created_at) from community_notices n where n.voice_id = v.id)
        end
    where v.id = coalesce(new.voice_id, old.voice_id);
    return null;
end
$$;
-- +goose StatementEnd

create trigger community_keep_told after insert or delete or update of seen_at, created_at on community_notices
    for each row execute function community_keep_told();

-- +goose Down
drop trigger community_keep_told on community_notices;
drop function community_keep_told;

-- +goose StatementBegin
create function community_count_unseen() returns trigger language plpgsql as $$
begin
    if tg_op <> 'INSERT' and old.seen_at is null then
        update community_voices set unseen = unseen - 1 where id = old.voice_id;
    end if;
    if tg_op <> 'DELETE' and new.seen_at is null then
        update community_voices set unseen = unseen + 1 where id = new.voice_id;
    end if;
    return null;
end
$$;
-- +goose StatementEnd

create trigger community_count_unseen after insert or delete or update of seen_at on community_notices
    for each row execute function community_count_unseen();

drop index community_voices_told_idx;
alter table community_voices drop column told_at;
