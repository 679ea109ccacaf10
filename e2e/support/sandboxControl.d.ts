/** A service of the sandbox that supports faults. */
export type FaultyService = 'walletDirectory' | 'dataService' | 'auth';
/** The part of `GET /__sandbox` that tests use. */
export interface SandboxDescription {
    readonly services: Readonly<Record<FaultyService | 'relay' | 'verify' | 'walletPage', string>>;
    /** `chainId` and `directRpcUrl` are missing on Solana. */
    readonly chains: readonly {
        readonly namespace: string;
        readonly caipNetworkId: string;
        readonly name: string;
        readonly rpcUrl: string;
        readonly chainId?: number;
        readonly directRpcUrl?: string;
    }[];
    /** Seeded accounts, with the keys that wallets import. */
    readonly accounts: Readonly<Record<'eip155' | 'solana', readonly {
        readonly address: string;
        readonly secret: string;
    }[]>>;
}
/** A request that the sandbox received. */
export interface LoggedRequest {
    readonly service: string;
    readonly method: string;
    readonly path: string;
    readonly fault: string | null;
}
/** Client of the sandbox's control API. */
export interface SandboxControl {
    readonly origin: string;
    describe(): Promise<SandboxDescription>;
    /** Sets faults, e.g. `{ walletDirectory: { mode: 'down' } }`. */
    setFaults(faults: object): Promise<void>;
    /** Ends every session on the auth server. */
    endSessions(): Promise<void>;
    requests(): Promise<readonly LoggedRequest[]>;
    /** Clears faults and the request log. */
    reset(): Promise<void>;
}
export declare function sandboxControl(origin: string): SandboxControl;
//# sourceMappingURL=sandboxControl.d.ts.map