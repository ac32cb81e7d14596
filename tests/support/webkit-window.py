#!/usr/bin/python3
"""A window with a page of WebKitGTK and nothing around it, for WebKitWebDriver: the library's own MiniBrowser is never narrower than its toolbar."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Nothing of one visitor is kept for the next.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    # As an iPhone has it: a page that is left is kept as it is.
    view.get_settings().set_enable_page_cache(True)
    window = Gtk.Window(default_width=1280, default_height=812, decorated=False)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    return view


def begin(_context, session):
    # The driver starts no browser that does not say its name; without one it takes any version.
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", begin)
Gtk.main()
