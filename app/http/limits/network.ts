/** The networks that an address belongs to, as counters name them, the smallest first. */
export type Networks = {
  /** One caller: an IPv4 address, or an IPv6 /64, since whoever has one of those has 2^64 of them. */
  near: string;
  /** What a provider gives one customer at most: an IPv6 /48, which holds 2^16 of those. Of IPv4 the same as `near`. */
  wide: string;
};

export function networksOf(address: string): Networks {
  if (!address.includes(":") || address.includes(".")) return { near: address, wide: address };
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  const all = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  return { near: `${all.slice(0, 4).join(":")}::/64`, wide: `${all.slice(0, 3).join(":")}::/48` };
}
