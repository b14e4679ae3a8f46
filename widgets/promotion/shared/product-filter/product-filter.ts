import { useMemo } from 'react';
import { useRead } from '../../../../src/api';
import { promotionProducts } from '../../../../src/api/contract/promotion';
import type { Filter } from '../../../../src/ui/table';
import { productFilterText as text } from './product-filter.text';

/** Narrows a list to one of the products that the agent sells; the same object as long as they are. */
export function useProductFilter(): Filter {
  const products = useRead(promotionProducts, {}).data?.list;
  return useMemo(
    () => ({
      name: 'package',
      label: text.all,
      width: 148,
      options: (products ?? []).map(({ package_id, name }) => ({ value: package_id, label: name })),
    }),
    [products],
  );
}
