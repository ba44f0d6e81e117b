-- What the office does in one step. These run with the caller's rights: the policies decide.

create function public.move_question(question uuid, step integer) returns void
language sql volatile set search_path = '' as $$
  with listed as (
    select id, order_index, row_number() over (order by order_index, id) as place from public.maestro_questions
  ), asked as (
    select place, greatest(1, least(place + sign(step)::integer, (select count(*) from listed))) as goal from listed where id = question
  ), placed as (
    select id, case listed.place when asked.place then asked.goal when asked.goal then asked.place else listed.place end as place
    from listed cross join asked
  )
  update public.maestro_questions as moved set order_index = placed.place
  from placed where placed.id = moved.id and moved.order_index <> placed.place
$$;
comment on function public.move_question(uuid, integer) is 'Changes places with the neighbour before (-1) or after (1)';
grant execute on function public.move_question(uuid, integer) to authenticated;

create function public.move_perfume(perfume uuid, step integer) returns void
language sql volatile set search_path = '' as $$
  with listed as (
    select id, sort_order, row_number() over (order by sort_order, id) as place from public.maestro_products
  ), asked as (
    select place, greatest(1, least(place + sign(step)::integer, (select count(*) from listed))) as goal from listed where id = perfume
  ), placed as (
    select id, case listed.place when asked.place then asked.goal when asked.goal then asked.place else listed.place end as place
    from listed cross join asked
  )
  update public.maestro_products as moved set sort_order = placed.place
  from placed where placed.id = moved.id and moved.sort_order <> placed.place
$$;
comment on function public.move_perfume(uuid, integer) is 'Changes places with the neighbour before (-1) or after (1)';
grant execute on function public.move_perfume(uuid, integer) to authenticated;

create function public.find_results(query text)
returns table (id uuid, custom_name text, fingerprint text, lang text, engraving boolean, created_at timestamptz)
language sql stable set search_path = '' as $$
  with wanted as (
    select replace(replace(replace(lower(btrim(query)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
  )
  select result.id, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at
  from public.maestro_results as result, wanted
  where result.question_id is null
    and (lower(result.custom_name) like wanted.pattern or lower(result.fingerprint) like wanted.pattern)
  order by result.created_at desc, result.id
  limit 50
$$;
comment on function public.find_results(text) is 'Perfumes whose name or fingerprint begins so, the newest first; the policies show admins all, a session its own';
grant execute on function public.find_results(text) to authenticated;

create function public.edit_question(question uuid, question_text jsonb, hint jsonb, prompts jsonb, labels jsonb) returns boolean
language sql volatile set search_path = '' as $$
  update public.maestro_options as option set label = new.value
  from jsonb_each(labels) as new, public.maestro_question_parts as part
  where option.id = new.key::uuid and part.id = option.part_id and part.question_id = question;

  update public.maestro_question_parts as part set prompt = nullif(new.value, 'null')
  from jsonb_each(prompts) as new
  where part.id = new.key::uuid and part.question_id = question;

  with edited as (
    update public.maestro_questions set question_text = $2, hint = nullif($3, 'null') where id = question returning id
  )
  select exists (select from edited)
$$;
comment on function public.edit_question(uuid, jsonb, jsonb, jsonb, jsonb) is
  'Changes all words of a question at once. prompts is {part: texts or null}, labels {option: texts}; what is not named stays.';
grant execute on function public.edit_question(uuid, jsonb, jsonb, jsonb, jsonb) to authenticated;
