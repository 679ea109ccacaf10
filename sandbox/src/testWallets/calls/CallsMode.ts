/**
 * How a test wallet sends calls (EIP-5792).
 *
 * `smartAccount`: it shares a smart account of each key, sends calls as one user operation, and lets a service pay (ERC-7677).
 * `letsAccountPay`: the same, and lies: the account pays, whatever service is named.
 * `sendsFirst`: it lies about its own accounts: of calls that are to be one, it sends the first alone and reports success.
 */
export type CallsMode = 'smartAccount' | 'letsAccountPay' | 'sendsFirst'
