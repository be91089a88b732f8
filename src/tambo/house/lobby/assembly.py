"""Builds the lobby on the tables that it brings people to."""

from tambo.house.catalog.games import Catalog
from tambo.house.lobby.service import Blocks, Lobby
from tambo.house.platform.foundation import Foundation
from tambo.house.tables.assembly import TableServices
from tambo.house.tables.names import AccountNames
from tambo.house.tables.setups import PreparedSetups


def build_lobby(
    base: Foundation,
    tables: TableServices,
    *,
    catalog: Catalog,
    setups: PreparedSetups,
    blocks: Blocks,
    account_names: AccountNames,
) -> Lobby:
    return Lobby(
        tables.registry,
        tables.commands,
        tables.opening,
        tables.joining,
        tables.cards,
        tables.access,
        setups,
        base.db,
        catalog,
        base.credentials,
        account_names,
        base.now,
        blocks,
    )
