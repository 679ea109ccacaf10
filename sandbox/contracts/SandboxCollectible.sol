// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// An ERC-721 collection. Its code is written to an address directly, so `initialize` replaces the constructor.
contract SandboxCollectible is ERC721 {
    address public minter;
    string private collectionName;
    string private collectionSymbol;
    string private baseUri;

    constructor() ERC721("", "") {}

    function initialize(string calldata name_, string calldata symbol_, string calldata baseUri_) external {
        require(minter == address(0), "already initialized");
        minter = msg.sender;
        collectionName = name_;
        collectionSymbol = symbol_;
        baseUri = baseUri_;
    }

    function name() public view override returns (string memory) {
        return collectionName;
    }

    function symbol() public view override returns (string memory) {
        return collectionSymbol;
    }

    function mint(address account, uint256 tokenId) external {
        require(msg.sender == minter, "not the minter");
        _mint(account, tokenId);
    }

    function _baseURI() internal view override returns (string memory) {
        return baseUri;
    }
}
