/**
 * The UI components. All render the same without hydration, take their texts as props and carry no inline style (the
 * content security policy refuses `style` attributes: use classes, data attributes or SVG presentation attributes).
 * Inside the storefront's layout, which renders `<main id="main">`, a page is one `Page` or sections of its own. A page
 * outside it (welcome, admin) wraps itself in `Main`.
 */
export { classNames } from "./class-names.ts";
export { Carousel } from "./containers/carousel.tsx";
export { Disclosure } from "./containers/disclosure.tsx";
export { FlipCard } from "./containers/flip-card.tsx";
export { Button, ButtonLink } from "./controls/button.tsx";
export { Checkbox, Choice, ChoiceGrid, Swatch } from "./controls/choices.tsx";
export { Field, FieldGroup } from "./controls/field.tsx";
export { Select, TextArea, TextInput } from "./controls/inputs.tsx";
export { Slider } from "./controls/slider.tsx";
export { ErrorSummary, Notice, Toast } from "./feedback/notice.tsx";
export { ProgressBar } from "./feedback/progress-bar.tsx";
export { Icon, type IconName } from "./graphics/icons.tsx";
export { Logo } from "./graphics/logo.tsx";
export { Spinner, Star, StarProgress } from "./graphics/star.tsx";
export { Grid, Main, Page, Row, SkipLink, Stack } from "./layout/layout.tsx";
export { LanguageForm } from "./navigation/language-form.tsx";
export { Breadcrumbs, Tabs } from "./navigation/navigation.tsx";
export { Badge } from "./typography/badge.tsx";
export { Eyebrow, Heading, Price, Text, VisuallyHidden } from "./typography/typography.tsx";
export { Unbroken } from "./typography/unbroken.tsx";
