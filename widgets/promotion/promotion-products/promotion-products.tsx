import { useRead } from '../../../src/api';
import { promotionProducts, type PromotionProduct } from '../../../src/api/contract/promotion';
import type { PropsOf } from '../../../src/element/contract';
import { plainYuan, fenToYuan, number, percent, shortYuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { commonText } from '../../../src/text';
import { priceText } from '../../../src/text/price.text';
import { copyText } from '../../../src/ui/copy';
import { To } from '../../../src/ui/link';
import { PaneNote, PaneTitle } from '../../../src/ui/pane';
import { columns, DataTable } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { TwoLines } from '../../../src/ui/two-lines';
import { useToast } from '../../../src/ui/toast';
import { perLanguage } from '../../../src/text/words';
import type { promotionProductsContract } from './promotion-products.contract';
import { promotionProductsText as text } from './promotion-products.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

/** What the agent earns with, and the link of each. Which one is looked at stands in the address. */
export function PromotionProducts({ onProductChoose }: PropsOf<typeof promotionProductsContract>) {
  const { data, error, loading, refresh } = useRead(promotionProducts, {}, { every: 600_000 });
  const { href, setQuery } = usePlace();
  const toast = useToast();
  const copy = async (code: string) => {
    const link = new URL(href({ name: 'register', query: { ref: code } }) ?? '/', document.baseURI).href;
    if (await copyText(link)) toast.success(commonText.copied);
    else toast.error(commonText.copyFailed);
  };
  const choose = (id: string) => {
    if (onProductChoose?.({ package: id }) !== false) setQuery({ product: id }, { replace: true });
  };
  return (
    <div part="panel">
      <DataTable<PromotionProduct>
        label={text.heading}
        cacheKey="promotion.products"
        exportName={text.heading}
        columns={shape()}
        rows={data?.list ?? []}
        rowKey={idOf}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        prefix="products."
        toolbarStart={
          <>
            <PaneTitle>{text.heading}</PaneTitle>
            <PaneNote>{text.note}</PaneNote>
          </>
        }
        actions={(row) => [
          { key: 'copy', label: text.copyLink, onSelect: () => void copy(row.code) },
          { key: 'choose', label: text.choose, onSelect: () => choose(row.package_id) },
        ]}
        actionsWidth={128}
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </div>
  );
}

const idOf = (row: PromotionProduct) => row.package_id;

const shape = perLanguage(() =>
  columns<PromotionProduct>([
    {
      key: 'name',
      title: text.name,
      width: 170,
      grow: 1,
      strong: true,
      render: (row) => (
        <>
          {row.name}{' '}
          {row.activity && (
            <span title={row.activity}>
              <Tag tone="promo">{text.limited}</Tag>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'price_fen',
      title: text.price,
      width: 156,
      text: ({ price_fen, offer_fen, unit }) =>
        offer_fen === null
          ? `${shortYuan(price_fen)} ${priceText.per(soldNames.said(unit))}`
          : priceText.offer(shortYuan(offer_fen), soldNames.said(unit), shortYuan(price_fen)),
      render: ({ price_fen, offer_fen, unit }) => {
        const usual = `${shortYuan(price_fen)} ${priceText.per(soldNames.said(unit))}`;
        if (offer_fen === null) return usual;
        const first = `${priceText.first} ${shortYuan(offer_fen)} ${priceText.firstPer(soldNames.said(unit))}`;
        return (
          <TwoLines look="ink" below={usual}>
            {first}
          </TwoLines>
        );
      },
    },
    { key: 'percent', title: text.percent, width: 92, align: 'right', text: (row) => percent(row.percent / 100, 0) },
    {
      key: 'customers',
      title: text.customers,
      width: 92,
      align: 'right',
      text: (row) => row.customers,
      render: (row) =>
        row.customers > 0 ? (
          <To to={{ name: 'promotion_management', query: { tab: 'referrals', 'referrals.package': row.package_id } }}>
            {number(row.customers)}
          </To>
        ) : (
          number(row.customers)
        ),
    },
    {
      key: 'commission_fen',
      title: text.earned,
      unit: text.yuan,
      width: 124,
      align: 'right',
      text: (row) => plainYuan(row.commission_fen),
      exported: (row) => fenToYuan(row.commission_fen),
    },
    { key: 'code', title: text.code, width: 104, mono: true, priority: 2 },
  ]),
);
