import { maskBankCard } from '../../../../src/format';
import type { Services } from '../../kit/context/context';

/** A bound card as the store has it. */
export interface CardRow {
  id: string;
  bank: string;
  holder: string;
  /** Sealed. */
  number: string;
  created_at: string;
}

const place = (id: string): string => `bank_card:${id}`;

/** A card number as it is kept, and its fingerprint. */
export const sealedNumber = ({ vault }: Pick<Services, 'vault'>, id: string, number: string): [string, string] => [
  vault.seal(place(id), number),
  vault.index('bank_card', number),
];

/** The whole number, for who pays out. */
export const wholeNumber = ({ vault }: Pick<Services, 'vault'>, row: Pick<CardRow, 'id' | 'number'>): string =>
  vault.open(place(row.id), row.number);

/** The number of a card, with all but its end hidden as its owner reads it. */
export const shownNumber = (services: Pick<Services, 'vault'>, row: Pick<CardRow, 'id' | 'number'>): string =>
  maskBankCard(wholeNumber(services, row));
