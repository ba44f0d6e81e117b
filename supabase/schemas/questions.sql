-- The questions that the journey asks, each with its parts and their options. A dozen are read as they lie, so no index is
-- kept of their order.

create table public.maestro_questions (
  id uuid primary key default gen_random_uuid(),
  order_index integer not null,
  question_text jsonb not null check (private.is_localised(question_text, 400)),
  hint jsonb check (hint is null or private.is_localised(hint, 400)),
  background_url text check (length(background_url) between 1 and 300),
  intro_media_type text check (intro_media_type in ('audio', 'video')),
  intro_media_url text check (length(intro_media_url) between 1 and 300),
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint maestro_questions_intro_whole check ((intro_media_type is null) = (intro_media_url is null))
);
comment on table public.maestro_questions is 'One page of the journey. background_url is the name of a picture.';
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
  unique (question_id, part_index),
  unique (question_id, theme)
);
comment on table public.maestro_question_parts is 'What a question asks for. theme is the key under which the answer is kept; config_json holds min and max. The choices of things are the engine''s, not options.';

create table public.maestro_options (
  id uuid primary key default gen_random_uuid(),
  part_id uuid not null references public.maestro_question_parts (id) on delete cascade,
  order_index integer not null,
  value text not null check (value ~ '^[a-z0-9_]{1,40}$'),
  label jsonb not null check (private.is_localised(label, 120)),
  image_url text check (length(image_url) between 1 and 300),
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  unique (part_id, value)
);
comment on table public.maestro_options is 'A choice of a part. image_url is the name of a picture; swatch is the colour of a colour.';
create trigger touch before update of question_text, hint on public.maestro_questions for each row execute function private.touch();
create trigger audit after insert or update or delete on public.maestro_questions for each row execute function private.audit();
create trigger audit after insert or update or delete on public.maestro_question_parts for each row execute function private.audit();
create trigger audit after insert or update or delete on public.maestro_options for each row execute function private.audit();
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
create policy "admins edit questions" on public.maestro_questions
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins edit parts" on public.maestro_question_parts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins edit options" on public.maestro_options
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.maestro_questions to anon, authenticated;
grant select (id, is_active) on public.maestro_questions to worker;
grant select on public.maestro_question_parts, public.maestro_options to authenticated;
-- Admins may change texts, pictures, order and whether a question is asked. Its themes and values stay, because the
-- engine composes from them.
grant update (order_index, question_text, hint, background_url, intro_media_type, intro_media_url, is_active)
  on public.maestro_questions to authenticated;
grant update (prompt) on public.maestro_question_parts to authenticated;
grant update (order_index, label, image_url, swatch) on public.maestro_options to authenticated;

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
            'swatch', option.swatch
          ) order by option.order_index
        ), '[]')
        from public.maestro_options as option where option.part_id = part.id
      )
    ) order by part.part_index
  ), '[]')
  from public.maestro_question_parts as part join public.maestro_questions as asked on asked.id = part.question_id
  -- A caller may make up the row that is passed in, so the answer depends on the stored question of its id.
  where part.question_id = ($1).id and (asked.is_active or (select private.is_admin()))
$$;
comment on function public.parts is 'A column of a question: its parts with their options, in order (select=*,parts)';

-- What the admin app does in one step, with the caller's rights: row-level security decides which rows are listed and
-- changed. A move whose answer was lost and that is asked for again would be a second move, so it is bound to the place it
-- was seen at.

create function public.move_question(question_id uuid, step integer, seen_position integer default null) returns void
language sql volatile set search_path = '' as $$
  update public.maestro_questions as target set order_index = swapped.new_position
  from private.swap_with_neighbour(
    array(select listed.id from public.maestro_questions as listed order by listed.order_index, listed.id), question_id, step, seen_position
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

grant execute on function public.parts to anon, authenticated;
grant execute on function public.move_question, public.save_question_texts to authenticated;
