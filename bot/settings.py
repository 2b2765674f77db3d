"""How an installation is set up: from the environment (`NULLGATE_*`, `DISCORD_TOKEN`) and a TOML file."""

from __future__ import annotations

import os
import re
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import (
    AliasChoices,
    Field,
    PlainValidator,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from bot.play.model.runtime import Shards
from engine.languages import FIRST, offered

T = TypeVar("T")
PREFIX = "NULLGATE_"
#: The settings file, unless `NULLGATE_SETTINGS` names another.
FILE = "nullgate.toml"
LOOPBACK = "127.0.0.1"
LAST_PORT = 65535
#: Maximum number of programs that are told of games, and the least length of what signs that.
MOST_HOOKS, LEAST_SECRET = 20, 16
Proxies = tuple[IPv4Network | IPv6Network, ...]


class BadSettings(Exception):
    """A setting is missing or invalid. Its text is one line that says which and why."""


def _address(given: object) -> tuple[str, int] | None:
    """Read `9464`, `10.0.0.5:9464` or `[::1]:9464`; a port alone is one of the loopback address.

    >>> _address("9464"), _address("[::1]:80"), _address("")
    (('127.0.0.1', 9464), ('::1', 80), None)
    """
    text = str(given)
    if not text:
        return None
    found = re.fullmatch(r"(?:([^\s:\[\]]+|\[[0-9A-Fa-f:.]+\]):)?(\d{1,5})", text)
    if not found or int(found[2]) > LAST_PORT:
        raise ValueError("give a port, or an address and a port as in 127.0.0.1:9464")
    return (found[1] or LOOPBACK).strip("[]"), int(found[2])


def _proxies(given: object) -> Proxies:
    """Read addresses and networks.

    >>> _proxies("::1, 10.0.0.0/8")
    (IPv6Network('::1/128'), IPv4Network('10.0.0.0/8'))
    """
    return tuple(ip_network(x.strip()) for x in str(given).split(",") if x.strip())


def _origins(given: object) -> tuple[str, ...]:
    """Read origins.

    >>> _origins("https://example.org, http://127.0.0.1:8017")
    ('https://example.org', 'http://127.0.0.1:8017')
    """
    found = tuple(x.strip() for x in str(given).split(",") if x.strip())
    if not all(re.fullmatch(r"https?://[\w.-]+(:\d{1,5})?", x, re.ASCII) for x in found):
        raise ValueError("give origins with commas, as in https://example.org")
    return found


def _by_name(given: object) -> dict[str, str]:
    """Read values by name.

    >>> _by_name("club=https://club.example/hook, league=https://league.example")
    {'club': 'https://club.example/hook', 'league': 'https://league.example'}
    """
    text = given.get_secret_value() if isinstance(given, SecretStr) else str(given)
    pairs = [x.strip().partition("=") for x in text.split(",") if x.strip()]
    if len(pairs) > MOST_HOOKS or not all(re.fullmatch(r"[a-z0-9-]{1,32}", x) and y for x, _, y in pairs):
        raise ValueError(f"give up to {MOST_HOOKS} names with values and commas, as in club=...")
    return {x: y for x, _, y in pairs}


def _urls(given: object) -> dict[str, str]:
    found = _by_name(given)
    address = re.compile(r"https?://[\w.\[\]:-]{1,200}(/[!-~]{0,500})?", re.ASCII)
    if not all(map(address.fullmatch, found.values())):
        raise ValueError("give addresses by name, as in club=https://club.example/hook")
    return found


#: An address and port, written as a text; nowhere if that is empty.
Listening = Annotated[tuple[str, int] | None, NoDecode, PlainValidator(_address)]


class Settings(BaseSettings):
    """The settings. The environment wins over the file; the file over what stands here."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, extra="forbid", frozen=True, populate_by_name=True, hide_input_in_errors=True
    )

    token: SecretStr = Field(
        SecretStr(""),
        validation_alias=AliasChoices("DISCORD_TOKEN", "NULLGATE_TOKEN", "token"),
        description="The bot's token from the Discord developer portal. Only `run` needs it.",
    )
    data: Path = Field(
        Path("var"), description="The folder for the database, its backups and the health file."
    )
    database: str = Field(
        "", description="The database: a file or a URL. Empty: `nullgate.db` in the data folder."
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", description="How much is logged.")
    log_format: Literal["plain", "json"] = Field(
        "plain", description="Plain lines, or one JSON object a line."
    )
    metrics: Listening = Field(
        "",
        validate_default=True,
        description="Where metrics can be read: a port of 127.0.0.1, or address:port. Empty: nowhere.",
    )
    locale: str = Field(FIRST, description="The language where nobody has chosen one.")
    theme: Literal["dark", "light"] = Field("dark", description="The theme of pictures in channels.")
    patience: float = Field(
        24.0,
        ge=0,
        le=1_000_000,
        description="Hours until a question with a default answer is given it; 0: never.",
    )
    pace: float = Field(
        1.5,
        ge=0,
        le=60,
        description="Machine players answer after a multiple of so many seconds; 0: at once.",
    )
    reports: float = Field(
        50.0,
        ge=0,
        le=3600,
        description="Seconds of work, in a process of its own, for the report on an ended game; 0: none.",
    )
    web: Listening = Field(
        "",
        validate_default=True,
        description="Where games are watched at their links: a port of 127.0.0.1, or address:port. "
        "Empty: nowhere.",
    )
    web_url: str = Field(
        "",
        description="What links begin with, as in https://watch.example.org: the address of the reverse "
        "proxy. Empty: that of `web`.",
    )
    web_proxies: Annotated[Proxies, NoDecode, PlainValidator(_proxies)] = Field(
        "127.0.0.1, ::1",
        validate_default=True,
        description="Reverse proxies whose X-Forwarded-For counts: addresses and networks, with commas.",
    )
    web_parents: Annotated[tuple[str, ...], NoDecode, PlainValidator(_origins)] = Field(
        "",
        validate_default=True,
        description="Pages that may show boards within themselves: their origins, with commas. Empty: none.",
    )
    client_secret: SecretStr = Field(
        SecretStr(""),
        description="The application's OAuth2 client secret: with it, boards open inside Discord, as its "
        "Activity. Empty: at links.",
    )
    webhooks: Annotated[dict[str, str], NoDecode, PlainValidator(_urls)] = Field(
        "",
        validate_default=True,
        description="Programs that servers may have told of their games, with commas, as in "
        "club=https://club.example/hook. Empty: none.",
    )
    webhook_secrets: SecretStr = Field(
        SecretStr(""), description="What signs that, by the same names, as in club=a-long-secret."
    )
    webhook_networks: Annotated[Proxies, NoDecode, PlainValidator(_proxies)] = Field(
        "",
        validate_default=True,
        description="Networks that are not public and may be called all the same, as in 10.1.2.0/24.",
    )
    shards: str = Field(
        "",
        description="Which shards this process serves, and of how many, as in 0-3/12. Empty: all, as one.",
    )
    stop: float = Field(
        8.0,
        ge=0.1,
        le=3600,
        description="Seconds from SIGTERM until the process ends, whatever hangs.",
    )
    sync_commands: bool = Field(
        default=True, description="Register the slash commands at start when they have changed."
    )

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("locale")
    @classmethod
    def _a_language(cls, text: str) -> str:
        if text not in offered():
            raise ValueError(f"give one of {', '.join(offered())}")
        return text

    @field_validator("web_url")
    @classmethod
    def _a_beginning(cls, text: str) -> str:
        if text and not re.fullmatch(r"https?://[!-~]{1,200}", text):
            raise ValueError("give an address as in https://watch.example.org")
        return text.rstrip("/")

    @field_validator("webhook_secrets")
    @classmethod
    def _each_signs(cls, given: SecretStr, found: ValidationInfo) -> SecretStr:
        known = _by_name(given)
        for name in found.data.get("webhooks", {}):
            if len(known.get(name, "")) < LEAST_SECRET:
                raise ValueError(f"give {name} a secret of at least {LEAST_SECRET} characters")
        return given

    @property
    def signs(self) -> dict[str, str]:
        """Return by name what signs what other programs are told."""
        return _by_name(self.webhook_secrets)

    @field_validator("shards")
    @classmethod
    def _some_shards(cls, text: str) -> str:
        return str(Shards.read(text))

    @property
    def served(self) -> Shards:
        """Return the shards that this process serves."""
        return Shards.read(self.shards)

    @property
    def web_links(self) -> str:
        """Return the beginning of a link, up to its token; "" if games cannot be watched."""
        if self.web is None:
            return ""
        host, port = self.web
        named = f"[{host}]" if ":" in host else host
        return f"{self.web_url or f'http://{named}:{port}'}/"

    @field_validator("data", "database")
    @classmethod
    def _named(cls, where: T) -> T:
        if not str(where).isprintable():
            raise ValueError("a path or address has only characters that can be printed")
        return where

    @field_validator("token", "client_secret")
    @classmethod
    def _sent(cls, secret: SecretStr) -> SecretStr:
        text = secret.get_secret_value().strip()
        if not text.isascii() or not text.isprintable():
            raise ValueError("it has only ASCII characters that can be printed")
        return SecretStr(text)

    @property
    def store(self) -> str:
        """Return the database as a path or URL."""
        return self.database or str(self.data / "nullgate.db")

    @property
    def pulse(self) -> Path:
        """Return the file that is touched as long as the bot is well."""
        return self.data / ("pulse-" + self.shards.replace("/", "of") if self.shards else "pulse")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Say where settings come from: arguments, environment, file."""
        file = TomlConfigSettingsSource(settings_cls, os.environ.get(f"{PREFIX}SETTINGS", FILE))
        return init_settings, env_settings, file


def read_settings(**given: Any) -> Settings:
    """Read the settings.

    Raises:
        BadSettings: a setting or the settings file is wrong, in one line.

    """
    _check_names()
    named = os.environ.get(f"{PREFIX}SETTINGS")
    if named and not Path(named).is_file():
        raise BadSettings(f"{PREFIX}SETTINGS names {named}, and there is no such file")
    try:
        return Settings(**given)
    except ValidationError as bad:
        raise BadSettings(_line(bad)) from None
    except (OSError, ValueError) as bad:
        raise BadSettings(f"the settings file {named or FILE} cannot be read: {bad}") from None


def _check_names() -> None:
    """Refuse a `NULLGATE_` variable that is no setting: a typing error must not pass unseen."""
    known = {f"{PREFIX}{name}".upper() for name in Settings.model_fields} | {f"{PREFIX}SETTINGS"}
    for name in os.environ:
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            raise BadSettings(f"{name} is no setting; there is {', '.join(sorted(known))}")


def _line(bad: ValidationError) -> str:
    first = bad.errors(include_url=False, include_input=False)[0]
    name = ".".join(map(str, first["loc"]))
    if first["type"] == "extra_forbidden":
        return f"{name} is no setting; there is {', '.join(Settings.model_fields)}"
    return f"the setting {name} is wrong: {first['msg'][:1].lower()}{first['msg'][1:]}"


def described() -> str:
    """List every setting with what it means and its default value, as lines for a terminal."""
    lines = []
    for name, field in Settings.model_fields.items():
        variable = "DISCORD_TOKEN" if name == "token" else f"{PREFIX}{name}".upper()
        usual = "" if name == "token" else f" (usually {field.default!s})" if field.default else ""
        lines.append(f"{variable}\n    {field.description}{usual}")
    return "\n".join(lines)
