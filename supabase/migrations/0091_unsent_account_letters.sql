-- The office sees, too, which letters about accounts were given up: when they fail, nobody signs in.
create or replace function public.list_dead_letters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads what was not sent' using errcode = 'insufficient_privilege';
  end if;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', letter.id, 'kind', letter.kind, 'order', kept.id, 'number', kept.number, 'email', kept.email,
        'dead_at', letter.dead_at, 'problem', letter.problem
      ) order by letter.problem = 'withheld', letter.order_id is null, letter.dead_at desc
    ), '[]')
    from (
      -- A flood of withheld ones, or of those about accounts, hides no other.
      select dead.* from private.outbox_letters as dead where dead.dead_at is not null
      order by dead.problem = 'withheld', dead.order_id is null, dead.dead_at desc limit 100
    ) as letter
    left join public.orders as kept on kept.id = letter.order_id
  );
end
$$;
comment on function public.list_dead_letters() is
  'Letters that were given up, for admins: about orders until they are sent again, about accounts for a day and without their reader';
