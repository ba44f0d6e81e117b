/**
 * The house's primitives. All render the same without hydration, take their words as props and carry no inline style
 * (the content security policy refuses `style` attributes: use classes, data attributes or SVG paint).
 * Inside the storefront's layout a page renders `Section`s or one `Page`; `<main id="main">` is the layout's.
 * A page of its own (welcome, admin) wraps itself in `Main`.
 */
export { classNames } from "./class-names.ts";
export { Button, ButtonLink } from "./controls/button.tsx";
export { Checkbox, Choice, ChoiceGrid, Radio, Swatch } from "./controls/choices.tsx";
export { Field, FieldGroup, useControlLinks } from "./controls/field.tsx";
export { Select, TextArea, TextInput } from "./controls/inputs.tsx";
export { Slider } from "./controls/slider.tsx";
export { ErrorSummary, Notice, Toast } from "./feedback/notice.tsx";
export { ProgressBar } from "./feedback/progress-bar.tsx";
export { Icon, type IconName } from "./house/icons.tsx";
export { Logo } from "./house/logo.tsx";
export { Rule } from "./house/rule.tsx";
export { Spinner, Star, StarProgress } from "./house/star.tsx";
export { Grid, Main, Page, Row, Section, SkipLink, Stack } from "./layout/layout.tsx";
export { Badge, Card } from "./pieces/card.tsx";
export { Carousel } from "./pieces/carousel.tsx";
export { Dialog, DialogButton, Disclosure } from "./pieces/disclosure.tsx";
export { FlipCard } from "./pieces/flip-card.tsx";
export { Breadcrumbs, Tabs } from "./pieces/navigation.tsx";
export { Eyebrow, Heading, Price, Text, VisuallyHidden } from "./type/type.tsx";
