-- +goose Up
-- True if the provider had verified the account's address when the person was linked. Only such a link outlasts a reset
-- of the password: anyone can register another person's address with a provider account that has not verified it.
alter table member_identities add column address_proven boolean not null default false;
update member_identities i set address_proven = true from members m where m.id = i.member_id and m.email_confirmed_at <= i.created_at;

-- A reaction is counted at a random time, and a removed one until a random time: counts that change together would show
-- what one member reacted to. Null once it is counted.
alter table community_reactions add column appears_at timestamptz;
-- Empty, because the column is new: the build only reads the table once, and new reactions wait meanwhile.
-- squawk-ignore require-concurrent-index-creation
create index community_reactions_appears_idx on community_reactions (appears_at) where appears_at is not null;

-- +goose Down
-- A reaction that is not counted yet is counted at once. The next change of a post renews its rank.
with waiting as (
    select v.post_id, count(*) filter (where r.kind = 'support') as support, count(*) filter (where r.kind = 'same-here') as same_here,
        count(*) filter (where r.kind = 'thank-you') as thank_you
    from community_reactions r join community_voices v on v.id = r.voice_id where r.appears_at is not null group by v.post_id
)
update community_posts p set support_count = support_count + w.support, same_here_count = same_here_count + w.same_here,
    thank_you_count = thank_you_count + w.thank_you
from waiting w where w.post_id = p.id;
alter table community_reactions drop column appears_at;
alter table member_identities drop column address_proven;
