export type { Activity, ActivityPage, ActivityTransfer } from '../account/activity/Activity.ts'
export { type GetActivityParameters, getActivity } from '../account/activity/getActivity.ts'
export { type GetNativeBalanceParameters, getNativeBalance } from '../account/balances/getNativeBalance.ts'
export { getNameSuggestions } from '../account/names/getNameSuggestions.ts'
export { type LookupNameParameters, lookupName } from '../account/names/lookupName.ts'
export { isNameLabel, nameZone, toNameLabel } from '../account/names/registeredNames.ts'
export {
  type RegisterNameParameters,
  type RegisterNameReturnType,
  registerName,
} from '../account/names/registerName.ts'
export { type GetStoredNameParameters, getStoredName } from '../account/names/storedNames.ts'
export { type GetNftsParameters, getNfts } from '../account/nfts/getNfts.ts'
export type { Nft, NftPage } from '../account/nfts/Nft.ts'
export { getOnrampOptions } from '../account/onramp/getOnrampOptions.ts'
export {
  type GetOnrampProvidersParameters,
  getOnrampProviders,
} from '../account/onramp/getOnrampProviders.ts'
export { getOnrampQuote } from '../account/onramp/getOnrampQuote.ts'
export {
  getPurchasePage,
  type PurchasePage,
  type PurchaseParameters,
} from '../account/onramp/getPurchasePage.ts'
export { isOnrampRestricted } from '../account/onramp/isOnrampRestricted.ts'
export type {
  OnrampOptions,
  PaymentCurrency,
  PaymentLimit,
  PurchaseCurrency,
  PurchaseNetwork,
} from '../account/onramp/OnrampOptions.ts'
export type { OnrampProvider, OnrampProviderId } from '../account/onramp/OnrampProvider.ts'
export type { OnrampAmount, OnrampQuote } from '../account/onramp/OnrampQuote.ts'
export { checkOnrampAmount, type OnrampAmountState } from '../account/onramp/onrampAmount.ts'
export { getOnrampForm, type OnrampForm, setOnrampForm } from '../account/onramp/onrampForm.ts'
export { openPurchase } from '../account/onramp/openPurchase.ts'
export {
  type BeforePurchase,
  getOpenPurchases,
  type OpenPurchase,
  type OpenPurchasesState,
} from '../account/onramp/openPurchases.ts'
export { getPurchase, type Purchase, type PurchaseState } from '../account/onramp/purchases.ts'
export { watchOpenPurchases } from '../account/onramp/watchPurchase.ts'
export type { ReadRequest, WalletRequest, WalletRequestsState } from '../account/requests/WalletRequest.ts'
export {
  approveWalletRequest,
  type DecideWalletRequestParameters,
  declineWalletRequest,
  getWalletRequests,
} from '../account/requests/walletRequests.ts'
export { type GetPaymentUriParameters, getPaymentUri } from '../account/sending/getPaymentUri.ts'
export { type GetSendableAmountParameters, getSendableAmount } from '../account/sending/getSendableAmount.ts'
export { type ReadPaymentCodeParameters, readPaymentCode } from '../account/sending/readPaymentCode.ts'
export {
  type Recipient,
  type ResolveRecipientParameters,
  resolveRecipient,
} from '../account/sending/resolveRecipient.ts'
export { reviewSend, type SendReview } from '../account/sending/reviewSend.ts'
export type { SendParameters } from '../account/sending/SendParameters.ts'
export type { SentTransfer } from '../account/sending/SentTransfer.ts'
export {
  beginSend,
  getSendForm,
  resetSendForm,
  type SendForm,
  setSendForm,
} from '../account/sending/sendForm.ts'
export {
  type SendTokenParameters,
  type SendTokenReturnType,
  sendToken,
} from '../account/sending/sendToken.ts'
export {
  type CheckSentTransferParameters,
  checkSentTransfer,
  getSentTransfers,
  type SentTransfersState,
  watchSentTransfers,
} from '../account/sending/sentTransfers.ts'
export {
  type SpeedUpTransferParameters,
  type SpeedUpTransferReturnType,
  speedUpTransfer,
} from '../account/sending/speedUpTransfer.ts'
export {
  type GetSmartSessionsParameters,
  getSmartSessions,
} from '../account/smartSessions/getSmartSessions.ts'
export {
  type RevokeSmartSessionParameters,
  revokeSmartSession,
} from '../account/smartSessions/revokeSmartSession.ts'
export type { SmartSession } from '../account/smartSessions/SmartSession.ts'
export {
  type ApproveSwapParameters,
  type ApproveSwapReturnType,
  approveSwap,
} from '../account/swapping/approveSwap.ts'
export { type CanSwapParameters, canSwap } from '../account/swapping/canSwap.ts'
export { type GetSwapQuoteParameters, getSwapQuote } from '../account/swapping/getSwapQuote.ts'
export { type GetSwapTokensParameters, getSwapTokens } from '../account/swapping/getSwapTokens.ts'
export { type ReviewSwapParameters, reviewSwap } from '../account/swapping/reviewSwap.ts'
export type { SentSwap } from '../account/swapping/SentSwap.ts'
export type { ApprovalKind, SwapQuote, SwapReview, SwapToken } from '../account/swapping/SwapReview.ts'
export {
  type CheckSentSwapParameters,
  checkSentSwap,
  getSentSwaps,
  type SentSwapsState,
  watchSentSwaps,
} from '../account/swapping/sentSwaps.ts'
export { type SwapParameters, type SwapReturnType, swap } from '../account/swapping/swap.ts'
export {
  beginSwap,
  getSwapForm,
  resetSwapForm,
  type SwapForm,
  setSwapForm,
} from '../account/swapping/swapForm.ts'
export { type GetTokensParameters, getTokens } from '../account/tokens/getTokens.ts'
export type { Currency, Token, TokenList } from '../account/tokens/Token.ts'
export type {
  CallParameters,
  CallsLog,
  CallsReceipt,
  CallsStatus,
  Capabilities,
  HasAuxiliaryFundsParameters,
  IsFeeSponsoredParameters,
  Paymaster,
  SendCallsParameters,
  SendCallsReturnType,
  WaitForCallsParameters,
  WaitForCallsReturnType,
} from '../chains/namespaces/Calls.ts'
export {
  type EnsAddressParameters,
  type EnsAvatarParameters,
  type EnsNameParameters,
  getEnsAddress,
  getEnsAvatar,
  getEnsName,
} from '../chains/namespaces/eip155/actions/ens.ts'
export { estimateFees, type Fees } from '../chains/namespaces/eip155/actions/estimateFees.ts'
export {
  type EstimateGasParameters,
  estimateGas,
} from '../chains/namespaces/eip155/actions/estimateGas.ts'
export {
  type GetAssetsParameters,
  getAssets,
  type WalletAsset,
} from '../chains/namespaces/eip155/actions/getAssets.ts'
export { hasAuxiliaryFunds } from '../chains/namespaces/eip155/actions/hasAuxiliaryFunds.ts'
export { isFeeSponsored } from '../chains/namespaces/eip155/actions/isFeeSponsored.ts'
export { grantPermissions, revokePermissions } from '../chains/namespaces/eip155/actions/permissions.ts'
export {
  type ReadContractParameters,
  readContract,
} from '../chains/namespaces/eip155/actions/readContract.ts'
export { sendCalls } from '../chains/namespaces/eip155/actions/sendCalls.ts'
export {
  type SendTransactionParameters,
  sendTransaction,
} from '../chains/namespaces/eip155/actions/sendTransaction.ts'
export { signTypedData } from '../chains/namespaces/eip155/actions/signTypedData.ts'
export type { TransactionParameters } from '../chains/namespaces/eip155/actions/toTransactionRequest.ts'
export { waitForCalls } from '../chains/namespaces/eip155/actions/waitForCalls.ts'
export {
  type TransactionReceipt,
  type WaitForTransactionReceiptParameters,
  waitForTransactionReceipt,
} from '../chains/namespaces/eip155/actions/waitForTransactionReceipt.ts'
export {
  type WriteContractParameters,
  writeContract,
} from '../chains/namespaces/eip155/actions/writeContract.ts'
export {
  type GetCallsStatusParameters,
  getCallsStatus,
} from '../chains/namespaces/eip155/calls/getCallsStatus.ts'
export {
  type GetCapabilitiesParameters,
  getCapabilities,
} from '../chains/namespaces/eip155/calls/getCapabilities.ts'
export type { ContractCall } from '../chains/namespaces/eip155/contracts/ContractCall.ts'
export type {
  OrderItem,
  RequestReview,
  ReviewedAction,
  ReviewedRequest,
} from '../chains/namespaces/eip155/review/Review.ts'
export { reviewRequest } from '../chains/namespaces/eip155/review/reviewRequest.ts'
export type { TypedData, TypedDataField } from '../chains/namespaces/eip155/TypedData.ts'
export {
  estimateUserOperationGas,
  type UserOperationGas,
} from '../chains/namespaces/eip155/userOperations/estimateUserOperationGas.ts'
export { getUserOperationReceipt } from '../chains/namespaces/eip155/userOperations/getUserOperationReceipt.ts'
export { sendUserOperation } from '../chains/namespaces/eip155/userOperations/sendUserOperation.ts'
export type {
  UserOperation,
  UserOperationHashParameters,
  UserOperationParameters,
  UserOperationReceipt,
} from '../chains/namespaces/eip155/userOperations/UserOperation.ts'
export {
  type WaitForUserOperationReceiptParameters,
  waitForUserOperationReceipt,
} from '../chains/namespaces/eip155/userOperations/waitForUserOperationReceipt.ts'
export type {
  RequestFact,
  RequestStatement,
  StatedAmount,
} from '../chains/namespaces/HeldRequest.ts'
export type { SolanaSendOptions } from '../chains/namespaces/solana/actions/signAndSendBytes.ts'
export {
  type SignAndSendTransactionParameters,
  signAndSendTransaction,
} from '../chains/namespaces/solana/actions/signAndSendTransaction.ts'
export {
  type SignAllTransactionsParameters,
  type SignTransactionParameters,
  signAllTransactions,
  signTransaction,
} from '../chains/namespaces/solana/actions/signTransaction.ts'
export {
  estimateSolanaTransfer,
  sendSolanaTransfer,
} from '../chains/namespaces/solana/actions/solanaTransfers.ts'
export {
  type WaitForSolanaTransactionParameters,
  waitForSolanaTransaction,
} from '../chains/namespaces/solana/actions/waitForSolanaTransaction.ts'
export type {
  CompiledTransaction,
  HostTransaction,
  LegacyLibraryTransaction,
} from '../chains/namespaces/solana/hostTransaction.ts'
export { reviewSolanaTransaction } from '../chains/namespaces/solana/review/reviewSolanaTransaction.ts'
export type {
  SolanaAction,
  SolanaReview,
  TokenAuthority,
} from '../chains/namespaces/solana/review/SolanaReview.ts'
export type { SolanaTransferParameters } from '../chains/namespaces/solana/SolanaTransferParameters.ts'
export type { SolanaTransferCost } from '../chains/namespaces/solana/sendTransfer.ts'
export type { PaymentRequest } from '../chains/namespaces/Transfers.ts'
export type { NetworkParameters } from '../chains/namespaces/WalletAccess.ts'
export {
  type ContentSecurityRule,
  getContentSecurityPolicy,
} from '../chains/networks/getContentSecurityPolicy.ts'
export type { LoginReturn, LoginReturnListener } from '../foundation/logins/loginReturns.ts'
export { type StartLoginParameters, startLogin } from '../foundation/logins/startLogin.ts'
export { watchLoginReturn } from '../foundation/logins/watchLoginReturn.ts'
export { type DownloadLogsParameters, downloadLogs } from '../foundation/logs/downloadLogs.ts'
export { clearLogs, getLogs } from '../foundation/logs/getLogs.ts'
export type { LogEntry, LogEntryLevel, LogLevel } from '../foundation/logs/LogEntry.ts'
export type { ToastInput } from '../foundation/notices/createToasts.ts'
export { hideAlert } from '../foundation/notices/hideAlert.ts'
export { hideToast } from '../foundation/notices/hideToast.ts'
export { showToast } from '../foundation/notices/showToast.ts'
export type { InvalidOption } from '../foundation/options/checkOptions.ts'
export { findInvalidOptions } from '../foundation/options/findInvalidOptions.ts'
export { findOptionToken } from '../foundation/options/findOptionToken.ts'
export { type PlainOptions, readOptions } from '../foundation/options/readOptions.ts'
export { type Device, readDevice } from '../foundation/platform/readDevice.ts'
export { trackEvent } from '../modal/events/trackEvent.ts'
export { closeModal } from '../modal/navigation/closeModal.ts'
export { goBack } from '../modal/navigation/goBack.ts'
export { type LogInParameters, logIn } from '../modal/navigation/logIn.ts'
export { type OpenViewParameters, openView } from '../modal/navigation/openView.ts'
export { replaceView } from '../modal/navigation/replaceView.ts'
export { type SelectConnectorParameters, selectConnector } from '../modal/navigation/selectConnector.ts'
export { cancelSignIn } from '../signIn/siwx/cancelSignIn.ts'
export { checkSignIn } from '../signIn/siwx/checkSignIn.ts'
export { prepareSignIn } from '../signIn/siwx/prepareSignIn.ts'
export { signIn } from '../signIn/siwx/signIn.ts'
export { type UnlinkAccountParameters, unlinkAccount } from '../signIn/siwx/unlinkAccount.ts'
export {
  type AddAdapterParameters,
  addAdapter,
  type RemoveAdapterParameters,
  removeAdapter,
} from '../wallets/connection/adapters.ts'
export type { OpenPairingLinkParameters } from '../wallets/connection/Connections.ts'
export { cancelConnect } from '../wallets/connection/cancelConnect.ts'
export { type ConnectParameters, type ConnectReturnType, connect } from '../wallets/connection/connect.ts'
export { type DisconnectParameters, disconnect } from '../wallets/connection/disconnect.ts'
export {
  getEmailLoginDelay,
  openBlockedLogin,
  openFarcasterLogin,
  resendLoginCode,
  submitLoginCode,
} from '../wallets/connection/loginSteps.ts'
export { openPairingLink } from '../wallets/connection/openPairingLink.ts'
export { prepareConnect } from '../wallets/connection/prepareConnect.ts'
export { preparePairing } from '../wallets/connection/preparePairing.ts'
export {
  type SetPreferredAccountTypeParameters,
  setPreferredAccountType,
} from '../wallets/connection/setPreferredAccountType.ts'
export { type SignMessageParameters, signMessage } from '../wallets/connection/signMessage.ts'
export {
  type SupportsAllNetworksParameters,
  supportsAllNetworks,
} from '../wallets/connection/supportsAllNetworks.ts'
export { type SwitchAddressParameters, switchAddress } from '../wallets/connection/switchAddress.ts'
export { type SwitchNetworkParameters, switchNetwork } from '../wallets/connection/switchNetwork.ts'
export { confirmCurrentEmail, confirmNewEmail, updateEmail } from '../wallets/connection/updateEmail.ts'
export { getListedNote } from '../wallets/directory/getListedNote.ts'
export { getShownConnectors } from '../wallets/directory/getShownConnectors.ts'
export {
  type GetWalletPlatformsParameters,
  type GetWalletPlatformsReturnType,
  getWalletPlatforms,
  type WalletPlatform,
} from '../wallets/directory/getWalletPlatforms.ts'
export { hasDoubtfulName } from '../wallets/directory/hasDoubtfulName.ts'
export { getRecentWallets } from '../wallets/directory/recentWallets.ts'
export { placeFrame } from '../wallets/frame/placeFrame.ts'
