import type { Link, Member } from '../../../src/api/contract/sdwan';
import type { PlaceCode } from '../../../src/domain/region';
import type { Drawing, Problem, RuleKind, SdwanPackage } from '../../../src/domain/sdwan';
import type { Edit } from './use-drawing';

/** What is known of a gateway in a drawing. */
export interface MemberFacts {
  remark: string;
  model: string;
  online: boolean;
  location: string;
  region?: PlaceCode | null;
  /** Local networks that it has. */
  lans?: readonly string[];
  /** How its last change is on the way to it, and why that failed; undefined: it is planned only. */
  delivery?: NonNullable<Member['delivery']>;
  deliveryError?: string;
  /** Kinds of rules that it says it carries out. */
  ruleKinds?: readonly RuleKind[];
}

/** What all parts of the editor share. */
export interface EditorModel {
  drawing: Drawing;
  /** Undefined: it can only be looked at. */
  edit?: Edit | undefined;
  factsOf: (gwid: string) => MemberFacts;
  /** Links as they are now; undefined while the network is only planned. */
  links?: readonly Link[] | undefined;
  problems: readonly Problem[];
  limits?: Pick<SdwanPackage, 'members' | 'local' | 'foreign'> | undefined;
  selected: string | undefined;
  onSelect: (gwid: string | undefined) => void;
}
