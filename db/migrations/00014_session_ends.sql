-- +goose Up

-- Every way a session ends deletes its row or replaces its token. The trigger notifies all processes when that commits,
-- so that they end the session's streams, also when a program without streams (the command line) or a cascade did it.
-- Arguments: the first character of the realm, and the column of the owner.
-- +goose StatementBegin
create function notify_session_end() returns trigger language plpgsql as $$
begin
    perform pg_notify('aangan_session_ends', tg_argv[0] || (to_jsonb(old) ->> tg_argv[1]));
    return null;
end
$$;
-- +goose StatementEnd
create trigger notify_session_end after delete or update of token_hash on member_sign_ins
    for each row execute function notify_session_end('m', 'member_id');
create trigger notify_session_end after delete or update of token_hash on coach_sign_ins
    for each row execute function notify_session_end('c', 'coach_id');

-- +goose Down
drop trigger notify_session_end on coach_sign_ins;
drop trigger notify_session_end on member_sign_ins;
drop function notify_session_end();
