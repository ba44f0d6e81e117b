-- The questions that the journey asks, each with its parts and their options. A dozen are read as they lie, so no index is
-- kept of their order. What is taken out is kept (archived_at): answers that were given to it stay explained.

-- The controls that a theme may be asked with: what they send is what the engine reads of the theme.
create function private.is_asked_with(theme text, part_type text) returns boolean
language sql immutable set search_path = '' as $$
  select case theme
    when 'strength' then part_type = 'slider'
    when 'without' then part_type = 'things'
    when 'custom_name' then part_type = 'input'
    when 'memory' then part_type in ('input', 'voice')
    when 'without_text' then part_type in ('input', 'voice')
    when 'colors' then part_type in ('cards', 'choices', 'colors')
    else part_type in ('cards', 'choices')
  end
$$;
comment on function private.is_asked_with is 'Whether a theme may be asked with parts of a type, as app/backend/part-types.ts has them';

create table public.maestro_questions (
  id uuid primary key default gen_random_uuid(),
  order_index integer not null,
  question_text jsonb not null check (private.is_localised(question_text, 400)),
  hint jsonb check (hint is null or private.is_localised(hint, 400)),
  background_url text check (length(background_url) between 1 and 300),
  intro_media_type text check (intro_media_type in ('audio', 'video')),
  intro_media_url text check (length(intro_media_url) between 1 and 300),
  picture text check (private.is_uploaded_picture(picture)),
  picture_alt jsonb check (picture_alt is null or private.is_localised(picture_alt, 200)),
  is_active boolean not null default true,
  archived_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint maestro_questions_archived_inactive check (archived_at is null or not is_active),
  constraint maestro_questions_picture_told check ((picture is null) = (picture_alt is null)),
  constraint maestro_questions_intro_whole check ((intro_media_type is null) = (intro_media_url is null))
);
comment on table public.maestro_questions is 'One page of the journey. background_url is the name of a drawn picture; an uploaded one is shown in its place.';
comment on column public.maestro_questions.picture is 'The name of an uploaded picture; picture_alt says what it shows';
comment on column public.maestro_questions.updated_at is 'When its texts, or those of its parts and options, were last edited';

create table public.maestro_question_parts (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references public.maestro_questions (id) on delete cascade,
  part_index integer not null,
  part_type text not null check (part_type in ('cards', 'choices', 'colors', 'slider', 'input', 'voice', 'things')),
  theme text not null check (theme in (
    'gender', 'families', 'time_of_day', 'occasions', 'persona', 'strength', 'season', 'environment', 'colors', 'memory',
    'without', 'without_text', 'custom_name'
  )),
  prompt jsonb check (prompt is null or private.is_localised(prompt, 400)),
  required boolean not null default true,
  config_json jsonb not null default '{}' check (jsonb_typeof(config_json) = 'object'),
  archived_at timestamptz,
  unique (question_id, part_index),
  constraint maestro_question_parts_asked_with check (private.is_asked_with(theme, part_type))
);
create unique index maestro_question_parts_theme_key on public.maestro_question_parts (question_id, theme) where archived_at is null;
comment on table public.maestro_question_parts is 'What a question asks for. theme is the key under which the answer is kept; config_json holds min and max. The choices of things are the engine''s, not options.';

create table public.maestro_options (
  id uuid primary key default gen_random_uuid(),
  part_id uuid not null references public.maestro_question_parts (id) on delete cascade,
  order_index integer not null,
  value text not null check (value ~ '^[a-z0-9_]{1,40}$'),
  label jsonb not null check (private.is_localised(label, 120)),
  image_url text check (length(image_url) between 1 and 300),
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  picture text check (private.is_uploaded_picture(picture)),
  picture_alt jsonb check (picture_alt is null or private.is_localised(picture_alt, 200)),
  archived_at timestamptz,
  constraint maestro_options_picture_told check ((picture is null) = (picture_alt is null))
);
create index maestro_options_part_idx on public.maestro_options (part_id);
create unique index maestro_options_value_key on public.maestro_options (part_id, value) where archived_at is null;
comment on table public.maestro_options is 'A choice of a part. value is what is answered: a word that the engine knows for the theme, or one that it knows nothing of and that changes no formula. image_url is the name of a drawn picture, in whose place an uploaded one is shown; swatch is the colour of a colour.';
comment on column public.maestro_options.picture is 'The name of an uploaded picture; picture_alt says what it shows';
create trigger touch before update of question_text, hint on public.maestro_questions for each row execute function private.touch();
create trigger audit after insert or update or delete on public.maestro_questions for each row execute function private.audit();
create trigger audit after insert or update or delete on public.maestro_question_parts for each row execute function private.audit();
create trigger audit after insert or update or delete on public.maestro_options for each row execute function private.audit();
create trigger limit_pictures before update of picture on public.maestro_questions
  for each row when (new.picture is not null and new.picture is distinct from old.picture)
  execute function private.limit_pictures();
create trigger limit_pictures before update of picture on public.maestro_options
  for each row when (new.picture is not null and new.picture is distinct from old.picture)
  execute function private.limit_pictures();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_questions
  for each statement execute function private.catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_question_parts
  for each statement execute function private.catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_options
  for each statement execute function private.catalogue_changed();

-- Visitors read a question with its parts and options in one column (public.parts). If two tables that refer to each
-- other were readable, a request could nest them as deep as it likes, and each level would multiply the rows.
alter table public.maestro_questions enable row level security;
alter table public.maestro_question_parts enable row level security;
alter table public.maestro_options enable row level security;
create policy "everyone reads active questions, admins all" on public.maestro_questions
  for select to anon, authenticated using (is_active or (select private.is_admin()));
create policy "the Worker reads what is asked" on public.maestro_questions for select to worker using (is_active);
create policy "admins read parts" on public.maestro_question_parts for select to authenticated using ((select private.is_admin()));
create policy "admins read options" on public.maestro_options for select to authenticated using ((select private.is_admin()));
create policy "admins add questions that are not asked yet" on public.maestro_questions
  for insert to authenticated with check ((select private.is_admin()) and not is_active);
create policy "admins add parts to questions that are not asked" on public.maestro_question_parts
  for insert to authenticated with check (
    (select private.is_admin())
      and exists (select from public.maestro_questions as asked where asked.id = question_id and not asked.is_active)
  );
create policy "admins add options" on public.maestro_options
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins edit questions" on public.maestro_questions
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins edit parts" on public.maestro_question_parts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins edit options" on public.maestro_options
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.maestro_questions to anon, authenticated;
grant select (id, is_active) on public.maestro_questions to worker;
grant select on public.maestro_question_parts, public.maestro_options to authenticated;
-- Admins add questions, parts and options, change texts, pictures, order and whether a question is asked, and take out
-- what is no longer wanted. Themes and values stay as they were added, because the engine composes from them, and nothing
-- is deleted, because answers refer to it.
grant
  insert (id, question_text, hint, background_url, picture, picture_alt, intro_media_type, intro_media_url, is_active),
  update (order_index, question_text, hint, background_url, picture, picture_alt, intro_media_type, intro_media_url, is_active, archived_at)
  on public.maestro_questions to authenticated;
grant insert (question_id, part_index, part_type, theme, prompt, required, config_json), update (prompt, archived_at)
  on public.maestro_question_parts to authenticated;
grant
  insert (part_id, order_index, value, label, image_url, swatch, picture, picture_alt),
  update (order_index, label, image_url, swatch, picture, picture_alt, archived_at)
  on public.maestro_options to authenticated;

-- A new question comes last, whoever adds it.
create function private.last_question_place() returns integer
language sql volatile security definer set search_path = '' as $$
  select coalesce(max(order_index), 0) + 1 from public.maestro_questions
$$;
alter table public.maestro_questions alter column order_index set default private.last_question_place();

-- A question that is asked asks something, and whatever it lets choose from has two choices at least.
create function private.is_complete_question(question_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) > 0 and coalesce(bool_and(
    part.part_type not in ('cards', 'choices', 'colors')
      or (select count(*) from public.maestro_options as option where option.part_id = part.id and option.archived_at is null) >= 2
  ), false)
  from public.maestro_question_parts as part where part.question_id = $1 and part.archived_at is null
$$;

create function private.refuse_incomplete_question() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid := case tg_table_name
    when 'maestro_questions' then (to_jsonb(new) ->> 'id')::uuid
    when 'maestro_question_parts' then (to_jsonb(new) ->> 'question_id')::uuid
    else (select part.question_id from public.maestro_question_parts as part where part.id = (to_jsonb(new) ->> 'part_id')::uuid)
  end;
begin
  -- Two who take out a choice each wait for one another here.
  perform from public.maestro_questions as asked where asked.id = changed and asked.is_active for update;
  if found and not private.is_complete_question(changed) then
    raise exception 'A question that is asked must be complete' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger refuse_incomplete after update of is_active on public.maestro_questions
  for each row when (new.is_active and not old.is_active) execute function private.refuse_incomplete_question();
create trigger refuse_incomplete after update of archived_at on public.maestro_question_parts
  for each row execute function private.refuse_incomplete_question();
create trigger refuse_incomplete after update of archived_at on public.maestro_options
  for each row when (new.archived_at is not null) execute function private.refuse_incomplete_question();

create function public.parts(question public.maestro_questions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', part.id,
      'part_index', part.part_index,
      'part_type', part.part_type,
      'theme', part.theme,
      'prompt', part.prompt,
      'required', part.required,
      'config_json', part.config_json,
      'options', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', option.id,
            'order_index', option.order_index,
            'value', option.value,
            'label', option.label,
            'image_url', option.image_url,
            'swatch', option.swatch,
            'picture', option.picture,
            'picture_alt', option.picture_alt
          ) order by option.order_index
        ), '[]')
        from public.maestro_options as option where option.part_id = part.id and option.archived_at is null
      )
    ) order by part.part_index
  ), '[]')
  from public.maestro_question_parts as part join public.maestro_questions as asked on asked.id = part.question_id
  -- A caller may make up the row that is passed in, so the answer depends on the stored question of its id.
  where part.question_id = ($1).id and part.archived_at is null and (asked.is_active or (select private.is_admin()))
$$;
comment on function public.parts is 'A column of a question: its parts with their options, in order and without what was taken out (select=*,parts)';

-- What the admin app does in one step, with the caller's rights: row-level security decides which rows are listed and
-- changed. A move whose answer was lost and that is asked for again would be a second move, so it is bound to the place it
-- was seen at.

create function public.move_question(question_id uuid, step integer, seen_position integer default null) returns void
language sql volatile set search_path = '' as $$
  update public.maestro_questions as target set order_index = swapped.new_position
  from private.swap_with_neighbour(
    array(
      select listed.id from public.maestro_questions as listed
      where listed.archived_at is null order by listed.order_index, listed.id
    ), question_id, step, seen_position
  ) as swapped
  where swapped.id = target.id and target.order_index <> swapped.new_position
$$;
comment on function public.move_question is
  'Changes places with the neighbour before (-1) or after (1), unless it no longer stands where it was seen (counted from 1)';

create function public.save_question_texts(
  question_id uuid, question_text jsonb, hint jsonb, prompts jsonb, labels jsonb, seen_updated_at timestamptz default null
) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.maestro_questions as asked
  where asked.id = $1 and asked.updated_at = coalesce($6, asked.updated_at) for update;
  if not found then
    return false;
  end if;
  update public.maestro_options as option set label = new.value
  from jsonb_each($5) as new, public.maestro_question_parts as part
  where option.id = new.key::uuid and part.id = option.part_id and part.question_id = $1;

  update public.maestro_question_parts as part set prompt = nullif(new.value, 'null')
  from jsonb_each($4) as new
  where part.id = new.key::uuid and part.question_id = $1;

  update public.maestro_questions as asked set question_text = $2, hint = nullif($3, 'null') where asked.id = $1;
  return found;
end
$$;
comment on function public.save_question_texts is
  'Changes all words of a question at once. prompts is {part: texts or null}, labels {option: texts}; what is not named stays. False where the question is not as it was when it was seen, if that is given.';

-- A form has the id of what it adds, so that a press that is made twice adds one question. Whoever comes back to the
-- form and writes another adds that one too.
create function public.add_question(form_key uuid, question_text jsonb, hint jsonb, part_type text, theme text) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  added uuid := $1;
begin
  insert into public.maestro_questions (id, question_text, hint, is_active) values ($1, $2, nullif($3, 'null'), false)
  on conflict (id) do nothing;
  if not found then
    if exists (select from public.maestro_questions as asked where asked.id = $1 and asked.question_text = $2) then
      return $1;
    end if;
    insert into public.maestro_questions (question_text, hint, is_active) values ($2, nullif($3, 'null'), false)
    returning id into added;
  end if;
  insert into public.maestro_question_parts (question_id, part_index, part_type, theme) values (added, 1, $4, $5);
  return added;
end
$$;
comment on function public.add_question is
  'A new question as the last, with one part, not asked yet; the same from the same form where that was sent before';

create function public.add_question_part(
  question_id uuid, part_type text, theme text, prompt jsonb, required boolean, max_choices integer default null
) returns uuid
language sql volatile set search_path = '' as $$
  insert into public.maestro_question_parts (question_id, part_index, part_type, theme, prompt, required, config_json)
  select $1, coalesce(max(part.part_index), 0) + 1, $2, $3, nullif($4, 'null'), $5, jsonb_strip_nulls(jsonb_build_object('max', $6))
  from public.maestro_question_parts as part where part.question_id = $1
  returning id
$$;
comment on function public.add_question_part is 'A new part as the last of a question that is not asked';

create function public.add_option(part_id uuid, value text, label jsonb, swatch text default null) returns uuid
language sql volatile set search_path = '' as $$
  insert into public.maestro_options (part_id, order_index, value, label, swatch)
  select $1, coalesce(max(option.order_index), 0) + 1, $2, $3, $4
  from public.maestro_options as option where option.part_id = $1
  returning id
$$;
comment on function public.add_option is 'A new choice as the last of a part';

create function public.copy_option(option_id uuid, value text) returns uuid
language sql volatile set search_path = '' as $$
  insert into public.maestro_options (part_id, order_index, value, label, image_url, swatch, picture, picture_alt)
  select copied.part_id, (select max(option.order_index) + 1 from public.maestro_options as option where option.part_id = copied.part_id),
    $2, copied.label, copied.image_url, copied.swatch, copied.picture, copied.picture_alt
  from public.maestro_options as copied where copied.id = $1
  returning id
$$;
comment on function public.copy_option is 'The words and the picture of a choice once more, as the last of its part, with a meaning of its own';

create function public.copy_question_part(part_id uuid, question_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  added uuid;
begin
  insert into public.maestro_question_parts (question_id, part_index, part_type, theme, prompt, required, config_json)
  select $2, coalesce((select max(last.part_index) from public.maestro_question_parts as last where last.question_id = $2), 0) + 1,
    copied.part_type, copied.theme, copied.prompt, copied.required, copied.config_json
  from public.maestro_question_parts as copied where copied.id = $1
  returning id into added;
  insert into public.maestro_options (part_id, order_index, value, label, image_url, swatch, picture, picture_alt)
  select added, option.order_index, option.value, option.label, option.image_url, option.swatch, option.picture, option.picture_alt
  from public.maestro_options as option where option.part_id = $1 and option.archived_at is null;
  return added;
end
$$;
comment on function public.copy_question_part is 'A part with its choices once more, as the last of a question that is not asked';

create function public.copy_question(question_id uuid, form_key uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.maestro_questions (id, question_text, hint, background_url, picture, picture_alt, intro_media_type, intro_media_url, is_active)
  select $2, copied.question_text, copied.hint, copied.background_url, copied.picture, copied.picture_alt, copied.intro_media_type, copied.intro_media_url, false
  from public.maestro_questions as copied where copied.id = $1
  on conflict (id) do nothing;
  if found then
    perform public.copy_question_part(part.id, $2)
    from (
      select listed.id from public.maestro_question_parts as listed
      where listed.question_id = $1 and listed.archived_at is null order by listed.part_index
    ) as part;
  end if;
  return (select added.id from public.maestro_questions as added where added.id = $2);
end
$$;
comment on function public.copy_question is
  'A question with all its parts once more, as the last, not asked yet; the same from the same form where that was sent before';

create function public.archive_question(question_id uuid, archived boolean) returns boolean
language sql volatile set search_path = '' as $$
  with changed as (
    update public.maestro_questions as asked
    set is_active = asked.is_active and not $2, archived_at = case when $2 then coalesce(asked.archived_at, now()) end
    where asked.id = $1 returning asked.id
  )
  select exists (select from changed)
$$;
comment on function public.archive_question is
  'Takes a question out of the journey and of the list, or puts it back into the list, where it is not asked yet. Answers to it stay.';

grant execute on function private.last_question_place, private.is_asked_with to authenticated, service_role;
grant execute on function public.add_question, public.add_question_part, public.add_option, public.copy_option,
  public.copy_question_part, public.copy_question, public.archive_question to authenticated;
grant execute on function public.parts to anon, authenticated;
grant execute on function public.move_question, public.save_question_texts to authenticated;
