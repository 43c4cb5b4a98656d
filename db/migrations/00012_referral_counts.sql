-- +goose Up
-- The number of replies in which companions named a line for a crisis, per UTC month, for the yearly reports that states
-- require. There is no text and no member, so nothing here leads back to a talk. The line 'any' counts each reply once,
-- whatever it names.
create table companion_referrals (
    month date not null check (extract(day from month) = 1),
    kind text not null check (kind in ('', 'self', 'self_now', 'attack', 'medical', 'violence', 'child', 'eating', 'harm', 'other')),
    line text not null check (line in ('any', '988', '911', 'crisis_text', 'violence', 'poison', 'childhelp')),
    shown bigint not null,
    primary key (month, kind, line)
);

-- Results of the language model and failures of the crisis detector, per UTC day, for administrators.
create table reader_counts (
    day date not null,
    task text not null check (task in ('reply', 'second_reader', 'detector')),
    result text not null check (result in ('used', 'raised', 'unfit', 'unreadable', 'failed', 'over_budget')),
    n bigint not null,
    primary key (day, task, result)
);

-- Texts of a member that the second reader has read on that day.
alter table companion_usage add column readings integer not null default 0;

-- +goose Down
alter table companion_usage drop column readings;
drop table reader_counts;
drop table companion_referrals;
