export { emptyOf, rowActionsOf, type Tell } from './extended';
