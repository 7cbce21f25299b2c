"""The configurator's page in headless chromium, and what its reader would do with it."""

import json
import pathlib
import tempfile
import time
import urllib.parse

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from page import Page, browser

# Keeps the last picture that the page put into a canvas of the document: a canvas itself keeps premultiplied pixels.
KEEP_PICTURE = """{
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (image, ...rest) {
  if (this.canvas.id === 'picture') window.lastPicture = image;
  return put.call(this, image, ...rest);
};
}"""


class ConfiguratorPage(Page):
    def __init__(self, driver, path, downloads, fragment=""):
        self.downloads = pathlib.Path(downloads)
        self.address = pathlib.Path(path).absolute().as_uri()
        driver.execute_cdp_cmd("Browser.grantPermissions",
                               {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": KEEP_PICTURE})
        super().__init__(driver, path, fragment)
        self.data = json.loads(self.run("return document.getElementById('data').textContent"))

    def parts(self):
        """The rows: their parts, as the radio buttons name them."""
        return self.run("return [...document.querySelectorAll('.part')]"
                        ".map(row => row.querySelector('input[type=radio]').name.slice('color-'.length))")

    def kept(self):
        """What the browser keeps of the design in hand."""
        return self.run("""
            const key = Object.keys(localStorage).find(key => key.startsWith('shoe-render configurator'));
            return key === undefined ? null : JSON.parse(localStorage[key]);""")

    def colors(self):
        """The colour that each row shows, by the picker that holds it whole but for its alpha."""
        return self.run("""
            return Object.fromEntries([...document.querySelectorAll('.part')].map(row =>
              [row.querySelector('input[type=radio]').name.slice('color-'.length),
               row.querySelector('.any .dot').style.getPropertyValue('--color')]));""")

    def radio(self, part, value):
        return self.find(f"input[name='color-{part}'][value='{value}']")

    def typed(self, part):
        return self.driver.execute_script(
            "return document.querySelector(`input[name='color-${arguments[0]}']`).closest('.part').querySelector('.typed')", part)

    def choose_color(self, part, value):
        """Clicks on the circle that a finger would meet."""
        self.run("arguments[0].closest('label').click()", self.radio(part, value))

    def type_color(self, part, text, end=Keys.ENTER):
        field = self.typed(part)
        self.run("arguments[0].focus({ preventScroll: true }); arguments[0].select()", field)
        field.send_keys(text + end)

    def open_fragment(self, configuration):
        """Opens a link within the page."""
        members = [("model", configuration["model"])] if "model" in configuration else []
        members += [(f"colors.{part}", color.lstrip("#")) for part, color in configuration["shoeColors"].items()]
        self.run("location.hash = arguments[0]", urllib.parse.urlencode(members))
        self.settle()

    def settle(self):
        """Waits until what was asked for is painted."""
        self.driver.execute_async_script(
            "const done = arguments[0]; setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def picture(self):
        """Width, height and the SHA-256 of the RGBA bytes of the picture as the page put it into its canvas."""
        return self.driver.execute_async_script("""
            const done = arguments[0], { width, height, data } = window.lastPicture;
            crypto.subtle.digest('SHA-256', data).then(digest => done([width, height,
              [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')]));""")

    def downloaded(self, click):
        """The file that a click on this element makes."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.downloads))
        self.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(folder.absolute())})
        self.run("arguments[0].click()", self.find(click))
        for _ in range(200):
            new = [path for path in folder.iterdir() if path.suffix != ".crdownload" and path.stat().st_size > 0]
            if new:
                return new[0]
            time.sleep(0.05)
        raise AssertionError(f"{click} downloads nothing")

    def copied(self, click):
        """The text that a click on this element puts into the clipboard."""
        self.run("arguments[0].click()", self.find(click))
        self.settle()
        return self.driver.execute_async_script(
            "const done = arguments[0]; navigator.clipboard.readText().then(done, error => done(String(error)))")

    def import_file(self, path):
        self.run("document.getElementById('file').hidden = false")
        self.find("#file").send_keys(str(path))
        self.settle()
        time.sleep(0.1)
        self.run("document.getElementById('file').hidden = true")

    def chord(self, *keys):
        """Presses the last key while the others are held."""
        actions = ActionChains(self.driver)
        for key in keys[:-1]:
            actions.key_down(key)
        actions.send_keys(keys[-1])
        for key in reversed(keys[:-1]):
            actions.key_up(key)
        actions.perform()

    def toast(self):
        return self.run("return document.querySelector('#toast.shown')?.textContent ?? ''")
