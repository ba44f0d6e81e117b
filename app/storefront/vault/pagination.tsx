import { vaultPageSize } from "../../backend/vault-addresses.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Row } from "../../ui/index.ts";

export function Pagination({ page, total }: { page: number; total: number }) {
  const { t } = useTranslation("vault");
  const pages = Math.max(1, Math.ceil(total / vaultPageSize));
  if (pages === 1) return null;
  return (
    <Row as="nav" gap={5} aria-label={t("pages")}>
      {page > 1 && (
        <a rel="prev" href={`/maestro-vault?page=${page - 1}`}>
          {t("previous")}
        </a>
      )}
      <span>{t("page", { page, pages })}</span>
      {page < pages && (
        <a rel="next" href={`/maestro-vault?page=${page + 1}`}>
          {t("next")}
        </a>
      )}
    </Row>
  );
}
