-- A perfume that is no list of variants cannot be shown, and keeps nobody from the others.
create or replace function private.shown_variants(result jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object(
      'kind', variant -> 'kind',
      'display_name', variant -> 'display_name',
      'display_name_ar', variant -> 'display_name_ar',
      'display_name_fr', variant -> 'display_name_fr',
      'display_name_ru', variant -> 'display_name_ru',
      'maestro_notes', variant -> 'maestro_notes',
      'maestro_notes_ar', variant -> 'maestro_notes_ar',
      'maestro_notes_fr', variant -> 'maestro_notes_fr',
      'maestro_notes_ru', variant -> 'maestro_notes_ru',
      'notes', (
        select jsonb_object_agg(layer, (
          select coalesce(jsonb_agg(note.value - 'because' order by note.place), '[]')
          from jsonb_array_elements(
            case when jsonb_typeof(variant -> 'notes' -> layer) = 'array' then variant -> 'notes' -> layer end
          ) with ordinality as note (value, place)
          where jsonb_typeof(note.value) = 'object'
        ))
        from unnest(array['top', 'middle', 'base']) as layer
      )
    ) order by place
  )
  from jsonb_array_elements(case when jsonb_typeof(result -> 'variants') = 'array' then result -> 'variants' end)
    with ordinality as listed (variant, place)
$$;
