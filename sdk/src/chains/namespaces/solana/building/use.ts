export { readFee } from '../actions/readFee.ts'
export { buildTransfer } from '../buildTransfer.ts'
export { isCarriedOut } from '../isCarriedOut.ts'
export { canSend, readSignature, signAndSend, signTransactions, toBase64 } from '../transactionFeatures.ts'
