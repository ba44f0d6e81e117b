/**
 * Compares two texts in a time that depends on their length alone. By hand, since `timingSafeEqual` is one thing in a
 * Worker and another in Node, and both run this.
 */
export function equalInTime(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
