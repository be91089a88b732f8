"""Passkeys: questions put to authenticators, and their answers verified. Keeps no secrets: an
authenticator's public key is public."""

import json
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tambo.house.accounts.store import AccountStore, PasskeyRow
from tambo.house.accounts.wire import PasskeyQuestion
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.tables.creation import new_id

SECONDS_TO_ANSWER = 600.0
NOBODY = "sign in"


class Passkeys:
    def __init__(self, db: Database, store: AccountStore, now: Now) -> None:
        self._db = db
        self._store = store
        self._now = now

    async def begin_registration(
        self, player_id: str, name: str, user: str, origin: str
    ) -> PasskeyQuestion:
        """What the browser needs to make a passkey for an account. `user` is its public id."""
        async with self._db.read() as tx:
            known = await self._store.passkeys_of(tx, player_id)
        options = webauthn.generate_registration_options(
            rp_id=_party(origin),
            rp_name="Tambo",
            user_name=name,
            user_id=user.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(row.id)) for row in known
            ],
        )
        return await self._asked(player_id, options.challenge, webauthn.options_to_json(options))

    async def new(
        self, player_id: str, question: str, credential: dict[str, Any], name: str, origin: str
    ) -> PasskeyRow:
        """The passkey that was made, not yet kept; HouseError."""
        challenge = await self._challenge(question, player_id)
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_party(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise HouseError("passkey.failed") from None
        return PasskeyRow(
            id=bytes_to_base64url(found.credential_id),
            player_id=player_id,
            public_key=bytes_to_base64url(found.credential_public_key),
            sign_count=found.sign_count,
            name=name,
            created=self._now(),
        )

    async def begin_sign_in(self, origin: str) -> PasskeyQuestion:
        """What the browser needs to offer a person their passkeys for this house."""
        options = webauthn.generate_authentication_options(
            rp_id=_party(origin), user_verification=UserVerificationRequirement.REQUIRED
        )
        return await self._asked(NOBODY, options.challenge, webauthn.options_to_json(options))

    async def person_of(self, question: str, credential: dict[str, Any], origin: str) -> str:
        """Whose passkey answered; HouseError."""
        challenge = await self._challenge(question, NOBODY)
        async with self._db.read() as tx:
            row = await self._store.passkey(tx, str(credential.get("id", ""))[:400])
        if row is None:
            raise HouseError("passkey.failed")
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_party(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.sign_count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise HouseError("passkey.failed") from None
        async with self._db.transaction() as tx:
            is_newest = await self._store.count_passkey(
                tx, row.id, row.sign_count, found.new_sign_count
            )
        if not is_newest:
            raise HouseError("passkey.failed")
        return row.player_id

    async def _asked(self, player_id: str, challenge: bytes, options: str) -> PasskeyQuestion:
        question = new_id()
        at, text = self._now(), bytes_to_base64url(challenge)
        async with self._db.transaction() as tx:
            await self._store.ask(tx, question, player_id, text, at, self._oldest())
        return PasskeyQuestion(question, json.loads(options))

    async def _challenge(self, question: str, player_id: str) -> bytes:
        async with self._db.transaction() as tx:
            found = await self._store.answered(tx, question[:32], player_id, self._oldest())
        if found is None:
            raise HouseError("passkey.failed")
        return base64url_to_bytes(found)

    def _oldest(self) -> float:
        return self._now() - SECONDS_TO_ANSWER


def _party(origin: str) -> str:
    """The name a passkey is made for: that of the house as people type it; HouseError without."""
    name = urlsplit(origin).hostname
    if not name:
        raise HouseError("passkey.failed")
    return name
