import type { PayMethod } from '../../../../src/domain/payment';
import type { Log } from '../log';

/** A payment as a provider is asked for it. */
interface PayRequest {
  /** Ours: letters and digits. */
  id: string;
  title: string;
  /** Integer fen. */
  fen: number;
  /** Milliseconds since 1970. */
  until: number;
  /** Where the provider tells that it was paid. */
  notify: string;
  /** Where the payer comes back to. */
  back: string;
}

/** How it is paid: an address to open, or the text of a QR code. */
export type PayWay = { url: string } | { code: string };

/** Money that a provider says it took. */
export interface Receipt {
  /** Our payment. */
  id: string;
  /** What the provider calls it. */
  trade: string;
  fen: number;
}

/** A notification that its provider did not write, or that is not about this merchant; the reason is for the log. */
export class Forged extends Error {}

/** A provider that did not do what was asked. */
export class PayError extends Error {
  /** No answer came: it may have been done all the same. */
  readonly unsure: boolean;

  constructor(message: string, { unsure = false } = {}) {
    super(message);
    this.unsure = unsure;
  }
}

/** Money that goes back by the way it came. */
export interface PayBack {
  /** Our payment. */
  id: string;
  /** Names this refund: asked again with the same name it is done once. */
  refund: string;
  fen: number;
  /** Of how much, the payment's amount. */
  ofFen: number;
  reason: string;
}

/** Somebody who takes money for the operator. Methods reject with `PayError`. */
export interface PayProvider {
  readonly method: Exclude<PayMethod, 'transfer'>;
  begin(request: PayRequest): Promise<PayWay>;
  /** Reads a notification: the money that it tells of, nothing when it tells of none. Throws `Forged`. */
  notice(headers: Headers, body: string): Receipt | undefined;
  /** What it answers to notifications; whatever is not accepted comes again. */
  answer(accepted: boolean): Response;
  /** What it knows of a payment. */
  ask(id: string): Promise<Receipt | 'waiting' | 'closed'>;
  /** Ends a payment that was not paid, so that nobody can pay it any more. */
  end(id: string): Promise<void>;
  /** Asks for a refund: it was done, or taken on. Refused when it rejects and is not `unsure`. */
  refund(back: PayBack): Promise<'done' | 'accepted'>;
  /** What it knows of a refund. `none`: nothing of the kind was done; `refused`: it took it on, and gave it up for good. */
  askRefund(back: PayBack): Promise<'done' | 'accepted' | 'none' | 'refused'>;
}

/** The operator's bank account. */
export interface BankAccount {
  bank: string;
  name: string;
  number: string;
}

/** Every way to put money in that this server has. */
export interface Pay {
  readonly providers: readonly PayProvider[];
  readonly transfer?: BankAccount;
  /** Where it is told what a provider refused, and what was refused of one. */
  readonly log: Log;
}

/** Where none is configured: nothing can be paid, and nothing ever counts as paid. */
export const noPay: Pay = { providers: [], log: () => undefined };
