import parsePhoneNumber from "libphonenumber-js/core";
import { phoneMetadata } from "./phone-metadata.ts";

/** A number (+966501234567) in groups as its country writes it abroad; null where it is none. */
export function formatPhone(value: string): string | null {
  const phone = parsePhoneNumber(value, phoneMetadata);
  return phone?.number === value ? phone.formatInternational() : null;
}
