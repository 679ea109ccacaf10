// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The Ethereum Name Service in one contract: registry, resolver (ENSIP-5, ENSIP-9), reverse names (ENSIP-19) and
/// universal resolver. Names are registered free of charge, first come, first served.
contract SandboxNames {
    mapping(bytes32 node => address) public owner;
    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private addresses;
    mapping(bytes32 node => mapping(string key => string)) private texts;
    mapping(bytes account => mapping(uint256 coinType => string)) private primaryNames;

    error ResolverNotFound(bytes name);
    error UnsupportedResolverProfile(bytes4 selector);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    modifier onlyOwner(bytes32 node) {
        require(owner[node] == msg.sender, "not the owner");
        _;
    }

    function register(bytes32 node) external {
        require(owner[node] == address(0), "already registered");
        owner[node] = msg.sender;
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata account) external onlyOwner(node) {
        addresses[node][coinType] = account;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        texts[node][key] = value;
    }

    function setPrimaryName(uint256 coinType, string calldata name) external {
        primaryNames[abi.encodePacked(msg.sender)][coinType] = name;
    }

    /// @param name DNS-encoded (ENSIP-10)
    /// @param data a call of the resolver
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        bytes32 node = hashEncoded(name, 0);
        if (owner[node] == address(0)) revert ResolverNotFound(name);
        return (call(bytes4(data), node, data[4:]), address(this));
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory name, address, address)
    {
        name = primaryNames[account][coinType];
        if (bytes(name).length == 0) return (name, address(0), address(0));
        bytes memory resolved = addresses[hashName(bytes(name))][coinType];
        if (keccak256(resolved) != keccak256(account)) revert ReverseAddressMismatch(name, resolved);
        return (name, address(this), address(this));
    }

    function call(bytes4 selector, bytes32 node, bytes calldata arguments) private view returns (bytes memory) {
        if (selector == bytes4(keccak256("addr(bytes32)"))) {
            return abi.encode(address(bytes20(addresses[node][60])));
        }
        if (selector == bytes4(keccak256("addr(bytes32,uint256)"))) {
            (, uint256 coinType) = abi.decode(arguments, (bytes32, uint256));
            return abi.encode(addresses[node][coinType]);
        }
        if (selector == bytes4(keccak256("text(bytes32,string)"))) {
            (, string memory key) = abi.decode(arguments, (bytes32, string));
            return abi.encode(texts[node][key]);
        }
        revert UnsupportedResolverProfile(selector);
    }

    /// The node of a DNS-encoded name: labels with their lengths before them, and a zero.
    function hashEncoded(bytes calldata name, uint256 start) private pure returns (bytes32) {
        uint256 length = uint8(name[start]);
        if (length == 0) return 0;
        uint256 end = start + 1 + length;
        return keccak256(abi.encodePacked(hashEncoded(name, end), keccak256(name[start + 1:end])));
    }

    /// The node of a name with dots.
    function hashName(bytes memory name) private pure returns (bytes32 node) {
        uint256 end = name.length;
        for (uint256 start = name.length; start > 0; start--) {
            if (start > 1 && name[start - 2] != ".") continue;
            bytes memory label = new bytes(end - start + 1);
            for (uint256 i = 0; i < label.length; i++) label[i] = name[start - 1 + i];
            node = keccak256(abi.encodePacked(node, keccak256(label)));
            if (start > 1) end = start - 2;
        }
    }
}
