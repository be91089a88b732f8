"""The front end's files: which are kept by browsers, and what stands in when there are none."""

import os
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, Response, get
from litestar.testing import TestClient

from tambo.house.web.static_files import Pages


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1;" * 100)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "index.html").write_text("<!doctype html><title>Tambo</title>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


def client_of(folder: Path) -> TestClient[Litestar]:
    pages = Pages(folder)

    @get(["/", "/{path:path}"])
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return pages.answer(request)

    return TestClient(Litestar([page]))


def test_hashed_files_are_kept_for_good_and_the_page_is_asked_for_again(static: Path) -> None:
    with client_of(static) as client:
        script = client.get("/assets/app-1a2b.js")
        page = client.get("/")

    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.text == "let x = 1;" * 100
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"] == "text/html; charset=utf-8"


def test_every_address_of_the_shell_is_the_same_page(static: Path) -> None:
    with client_of(static) as client:
        for path in ("/", "/new/tiki", "/t/abc", "/t/abc/join/def", "/rules/tiki"):
            assert "Tambo" in client.get(path).text
        assert client.get("/icon.svg").text == "<svg/>"
        assert client.get("/assets/gone.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"]
)
def test_no_path_leads_out_of_the_folder(static: Path, path: str) -> None:
    with client_of(static) as client:
        assert client.get(path).text != "secret"


def test_what_a_browser_has_is_not_sent_again(static: Path) -> None:
    with client_of(static) as client:
        tag = client.get("/").headers["etag"]
        again = client.get("/", headers={"If-None-Match": tag})

    assert (again.status_code, again.content) == (304, b"")


def test_texts_are_sent_compressed(static: Path) -> None:
    with client_of(static) as client:
        answer = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
        plain = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})

    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert answer.text == plain.text


def test_a_new_build_is_noticed(static: Path) -> None:
    with client_of(static) as client:
        client.get("/")
        (static / "index.html").write_text("new")
        os.utime(static / "index.html", (1, 1))
        assert client.get("/").text == "new"


def test_a_screen_open_on_an_older_build_still_finds_its_files(static: Path) -> None:
    with client_of(static) as client:
        client.get("/")
        (static / "assets" / "app-1a2b.js").unlink()
        (static / "index.html").unlink()
        assert "Tambo" in client.get("/").text
        (static / "index.html").write_text("new")
        (static / "assets" / "app-3c4d.js").write_text("let y;")
        assert client.get("/").text == "new"
        assert client.get("/assets/app-1a2b.js").status_code == 200
        assert client.get("/assets/app-3c4d.js").text == "let y;"


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        page = client.get("/t/abc").text

    assert "make web" in page
    assert "house-unbuilt" not in page


def test_the_page_says_which_build_it_is_of(static: Path) -> None:
    """Any change of the front end changes the names of files in the page, and so its build."""
    index = static / "index.html"
    index.write_text("<html><head></head><script src=/assets/app-1a2b.js>")
    pages = Pages(static)
    first = pages.build()
    with client_of(static) as client:
        assert f'<meta name="tambo-build" content="{first}" />' in client.get("/t/abc").text

    index.write_text("<html><head></head><script src=/assets/app-3c4d.js>")
    os.utime(index, (1, 1))

    assert pages.build() not in ("", first)


def test_without_a_front_end_there_is_no_build(tmp_path: Path) -> None:
    assert Pages(tmp_path).build() == ""
