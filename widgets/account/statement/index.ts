export { Statement } from './statement';
export { statementContract } from './statement.contract';
