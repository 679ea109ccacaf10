/** A free TCP port of 127.0.0.1. */
export declare function freePort(): Promise<number>;
//# sourceMappingURL=freePort.d.ts.map