import { z } from "zod";
import type { FieldNames } from "../http/request/body.ts";

/** In characters; no field of the shop has a longer name. */
const longestName = 100;

/**
 * The names that a schema's form may have, literally: `email`, `name.fr` of an object, `labels.<key>.fr` of a record
 * whose keys have a schema. Lists are posted under one name that comes several times. conform would make a structure of
 * any name, as deep and as long as it says, before the schema could refuse it.
 */
export function fieldNames(schema: z.ZodType): FieldNames {
  return { has: (name) => name.length <= longestName && leadsToValue(schema, name.split(".")) };
}

/** Whether a path of keys ends at a value. */
function leadsToValue(schema: z.core.$ZodType, path: string[]): boolean {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    const field = key !== undefined && Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    return field !== undefined && leadsToValue(field, rest);
  }
  if (schema instanceof z.ZodRecord) {
    return key !== undefined && z.safeParse(schema.keyType, key).success && leadsToValue(schema.valueType, rest);
  }
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => leadsToValue(option, path));
  if (schema instanceof z.ZodPipe) return leadsToValue(schema.in, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return leadsToValue(schema.unwrap(), path);
  }
  return path.length === 0;
}
