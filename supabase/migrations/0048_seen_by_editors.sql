-- Two admins who edit one question or perfume: who saves second is told. A perfume's place in the Vault is no part of its
-- form.
drop trigger touch on public.maestro_products;
create trigger touch before update of slug, is_active, is_vault, tier, price_aed, bg_variant, badges, name, description,
  notes_top, notes_middle, notes_base, bottle_image
  on public.maestro_products for each row execute function private.touch();

alter table public.maestro_questions add column updated_at timestamptz not null default now();
comment on column public.maestro_questions.updated_at is 'When its texts, or those of its parts and options, were last edited';
create trigger touch before update of question_text, hint on public.maestro_questions
  for each row execute function private.touch();

drop function public.edit_question(uuid, jsonb, jsonb, jsonb, jsonb);
create function public.edit_question(
  question uuid, question_text jsonb, hint jsonb, prompts jsonb, labels jsonb, seen timestamptz default null
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
comment on function public.edit_question(uuid, jsonb, jsonb, jsonb, jsonb, timestamptz) is
  'Changes all words of a question at once. prompts is {part: texts or null}, labels {option: texts}; what is not named stays. False where the question is not as it was when it was seen, if that is given.';
grant execute on function public.edit_question(uuid, jsonb, jsonb, jsonb, jsonb, timestamptz) to authenticated;
