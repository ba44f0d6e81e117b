import { Smell } from "../media/smell.tsx";
import { Icon, type IconName, Row, Spinner, Star, StarProgress } from "../ui/index.ts";

const icons: IconName[] = [
  "arrow",
  "chevron",
  "check",
  "plus",
  "close",
  "menu",
  "person",
  "sound",
  "play",
  "pause",
  "microphone",
];

export function Graphics() {
  return (
    <Row gap={6}>
      <Star />
      <Star filled />
      {[0, 3, 7, 10].map((value) => (
        <StarProgress key={value} value={value} max={10} label={`${value} / 10`} />
      ))}
      <Spinner />
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {(["woody", "oriental", "floral", "citrus", "aquatic", null] as const).map((look) => (
        <Smell key={look} name={look ?? "–"} look={look} light="night" />
      ))}
    </Row>
  );
}
