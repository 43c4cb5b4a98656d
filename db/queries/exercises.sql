-- name: ExerciseRuns :many
-- A member's open exercises and finished ones, the latest first.
select * from exercise_runs where member_id = $1 order by updated_at desc, id;

-- name: StartExercise :one
-- The member's open run of an exercise, created if needed, in this language and with this companion. No row for a
-- deleted member.
insert into exercise_runs (member_id, exercise, companion, language)
select m.id, sqlc.arg(exercise)::text, sqlc.arg(companion)::text, sqlc.arg(language)::text from members m where m.id = sqlc.arg(member_id)
on conflict (member_id, exercise) where finished_at is null
    do update set companion = excluded.companion, language = excluded.language
returning *;

-- name: LockExercise :one
-- The member's open run of an exercise, locked until the transaction ends.
select * from exercise_runs where member_id = @member_id and exercise = @exercise and finished_at is null for update;

-- name: ExerciseRun :one
-- The open run of an exercise, or the latest finished one.
select * from exercise_runs where member_id = @member_id and exercise = @exercise
order by finished_at desc nulls first limit 1;

-- name: SetExerciseAnswers :one
update exercise_runs set
    answers = @answers, updated_at = clock_timestamp(),
    finished_at = case when sqlc.arg(finished)::boolean then clock_timestamp() end,
    remind_at = case when sqlc.arg(finished)::boolean then null else remind_at end,
    reminder = case when sqlc.arg(finished)::boolean then null else reminder end
where id = @id
returning *;

-- name: KeepNewestExercises :exec
-- Deletes a member's finished exercises but the newest ones.
delete from exercise_runs e where e.member_id = sqlc.arg(member_id) and e.id in (
    select r.id from exercise_runs r
    where r.member_id = sqlc.arg(member_id) and r.finished_at is not null
    order by r.finished_at desc, r.id offset sqlc.arg(kept)::int
);

-- name: DeleteExerciseRun :execrows
delete from exercise_runs where member_id = @member_id and id = @id;

-- name: DeleteExerciseRuns :exec
delete from exercise_runs where member_id = $1;

-- name: SetExerciseReminder :execrows
update exercise_runs set remind_at = @remind_at, reminder = @reminder where member_id = @member_id and id = @id;

-- name: ReminderOwner :one
-- The member whose reminder this is. No row if it was moved, taken back or sent.
select member_id from exercise_runs where reminder = $1;

-- name: TakeExerciseReminder :one
-- Takes a reminder away, and returns its run. No row as above.
update exercise_runs set remind_at = null, reminder = null where reminder = $1 returning *;

-- name: CompanionMemory :one
select * from companion_memory where member_id = $1;

-- name: SetCompanionMemory :one
-- No row for a deleted member.
insert into companion_memory (member_id, language, called, avoided)
select m.id, sqlc.arg(language)::text, sqlc.arg(called)::text, sqlc.arg(avoided)::text[] from members m where m.id = sqlc.arg(member_id)
on conflict (member_id) do update set language = excluded.language, called = excluded.called, avoided = excluded.avoided
returning *;

-- name: DeleteCompanionMemory :exec
delete from companion_memory where member_id = $1;
